/** Told on the window when the splash is over and the page answers. */
export const SPLASH_DONE_EVENT = 'kitewright:splash-done'

/** Waits of the splash in ms (specification, section 9). */
export const splashWaits = {
  /** The least time before the first message; the logo preloads meanwhile. */
  start: 500,
  /** Between two messages. */
  message: 1200,
  /** From the last message until the splash hides. */
  end: 1200,
  /** From then until the callback. */
  callback: 1000,
} as const

export type SplashStep = {
  /** Time since the start wait was over, in ms. */
  at: number
  do: 'message' | 'hide' | 'finish'
  /** Which message, for `message`. */
  index?: number
}

/**
 * What happens when, counted from the end of the start wait. With reduced motion the splash ends
 * there (decisions, Splash).
 */
export function splashSteps(messages: number, reducedMotion: boolean): SplashStep[] {
  if (reducedMotion || messages === 0) return [{ at: 0, do: 'finish' }]
  const { message, end, callback } = splashWaits
  const hide = (messages - 1) * message + end
  return [
    ...Array.from({ length: messages }, (_, index) => ({
      at: index * message,
      do: 'message' as const,
      index,
    })),
    { at: hide, do: 'hide' },
    { at: hide + callback, do: 'finish' },
  ]
}
