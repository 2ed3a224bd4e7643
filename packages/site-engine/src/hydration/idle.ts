/** Runs a task after the next paint, so that what the visitor asked for is seen first. Tasks keep their order. */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}

/** Resolves once the browser has nothing urgent to do, after 2 s at the latest; Safari, which cannot tell, waits 200 ms. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      requestIdleCallback(() => resolve(), { timeout: 2000 })
    } catch {
      setTimeout(resolve, 200)
    }
  })

let turn: Promise<void> = Promise.resolve()

/** Runs tasks one after another, each when the browser has nothing else to do. One that throws is told of and passed over. */
export function inTurn(task: () => void) {
  turn = turn.then(whenIdle).then(task).catch(console.warn)
}
