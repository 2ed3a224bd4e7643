/** Resolves once the browser has nothing urgent to do, after 2 s at the latest; Safari, which cannot tell, waits 200 ms. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      requestIdleCallback(() => resolve(), { timeout: 2000 })
    } catch {
      setTimeout(resolve, 200)
    }
  })
