/** Small screens: the seats are drawn small, and the question and the hand are always in sight beside or below them. */

import { createSubscriber } from 'svelte/reactivity'

/** What stands in the rail of a small screen, which follows from it how high it is. */
export type RailSize = 'question' | 'watching' | 'exercise' | 'reading' | 'result'

const query = matchMedia('((max-width: 1100px) and (max-aspect-ratio: 1/1)) or (max-height: 480px)')
let isNarrow = query.matches
const subscribe = createSubscriber((update) => {
  const note = () => {
    isNarrow = query.matches
    update()
  }
  note()
  query.addEventListener('change', note)
  return () => query.removeEventListener('change', note)
})

/** As Svelte's `MediaQuery`, but the browser is asked only when it changes: it lays the page out anew for an answer. */
export const narrow = {
  get current(): boolean {
    subscribe()
    return isNarrow
  },
}
