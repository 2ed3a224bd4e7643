/** Runs a task after the next paint, so that the response to the visitor comes first. Tasks keep their order. */
export function runAfterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}

/** Resolves when the browser is idle, after 2 s at the latest; Safari has no idle callback and waits 200 ms. */
export const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      requestIdleCallback(() => resolve(), { timeout: 2000 })
    } catch {
      setTimeout(resolve, 200)
    }
  })

let queue: Promise<void> = Promise.resolve()

/** Runs tasks one by one while the browser is idle. Logs one that throws and continues. */
export function queueWhenIdle(task: () => void) {
  queue = queue.then(waitUntilIdle).then(task).catch(console.warn)
}
