/** The page of widgets, for whoever changes them: `npm run dev`, then `/widgets.html`. It is no part of what is built. */

import { mount } from 'svelte'
import { settings } from '../lib/settings.svelte'
import '../theme.css'
import { speak } from '../words/words.svelte'
import WidgetsPage from './WidgetsPage.svelte'

await speak(settings.language)
mount(WidgetsPage, { target: document.getElementById('app') as HTMLElement })
