/** Someone asked the program to stop; no fault of anything. */
export class StoppedError extends Error {
  override name = 'StoppedError'
  override message = 'Stopped.'
}

/** Ctrl-C, the system, and a terminal that is closed. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Rejects with StoppedError once a person or the system asks this process to stop. */
export function stopRequest(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  // Who waits for something else hears of it later.
  promise.catch(() => {})
  for (const signal of signals) process.on(signal, () => reject(new StoppedError()))
  return promise
}
