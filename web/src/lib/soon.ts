/** What browsers have to put tasks in order; not all do. */
interface Scheduler {
  postTask: (act: () => void, how: { priority: 'user-blocking'; signal: AbortSignal }) => Promise<void>
}

/** In the next task, before the page is painted where the browser has an ear for that. Returns what calls it off. */
export function soon(act: () => void): () => void {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (!scheduler) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const control = new AbortController()
  // To be called off is no failure.
  scheduler.postTask(act, { priority: 'user-blocking', signal: control.signal }).catch(() => {})
  return () => control.abort()
}
