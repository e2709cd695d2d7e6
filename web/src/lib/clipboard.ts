import { toasts } from './toasts.svelte'
import { say } from '../words/words.svelte'

/** Copies the address of a page of ours and says so; where a browser forbids it the address is shown to be copied. */
export async function copyLink(path: string, copied = say.common.copied): Promise<void> {
  const address = new URL(path, location.href).href
  try {
    await navigator.clipboard.writeText(address)
    toasts.say(copied)
  } catch {
    toasts.say(say.common.copyThis(address))
  }
}
