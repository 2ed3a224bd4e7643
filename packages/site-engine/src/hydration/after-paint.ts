/** Runs a task after the next paint, so that what the visitor asked for is seen first. Tasks keep their order. */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}
