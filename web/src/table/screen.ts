/** Small screens: the seats are drawn small, and the question and the hand are always in sight beside or below them. */

import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('((max-width: 1100px) and (max-aspect-ratio: 1/1)) or (max-height: 480px)')
