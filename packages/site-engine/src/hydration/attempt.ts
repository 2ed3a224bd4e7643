/**
 * Runs an optional enhancement: observers, animations, storage. Browsers, extensions and apps may block it; then the
 * page works without it and the console has the error.
 */
export function tryTask<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
