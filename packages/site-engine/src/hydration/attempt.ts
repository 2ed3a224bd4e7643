/**
 * Does what only adds to a page: watches, moves, remembers. Browsers, extensions and apps refuse any of it; then
 * the page goes on without, and the console says what was refused.
 */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
