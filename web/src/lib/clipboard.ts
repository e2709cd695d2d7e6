import { toasts } from './toasts.svelte'

/** Copies the address of a page of ours and says so; where a browser forbids it the address is shown to be copied. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, location.href).href
  try {
    await navigator.clipboard.writeText(address)
    toasts.say('The link is copied.')
  } catch {
    toasts.say(`Copy this link: ${address}`)
  }
}
