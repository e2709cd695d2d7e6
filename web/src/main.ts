import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import './theme.css'
import { speak } from './words/words.svelte'

await speak(settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
