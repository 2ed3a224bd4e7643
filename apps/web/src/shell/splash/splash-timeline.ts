/** Waits of the splash in ms (specification, section 9). */
const wait = {
  /** Minimum time before the first message, while the logo preloads. */
  start: 500,
  /** Between two messages. */
  message: 1200,
  /** From the last message until the splash hides. */
  end: 1200,
  /** From then until its background is cut and parts, as in splash.css. */
  part: 260,
  /** From hiding until the callback. */
  callback: 1000,
} as const

/** The splash waits no longer than this for the logo. */
const LOGO_LIMIT_MS = 2000

/** The splash waits no longer than this for late scripts. */
const ANSWER_LIMIT_MS = 4000

type SplashStep =
  | { do: 'message'; index: number; after: number }
  /** The overlay begins to go when the page can answer, or after `most` more ms: without scripts it can be read. */
  | { do: 'hide'; after: number; max: number }
  /** The page is shown and can be used. */
  | { do: 'part'; after: number }
  /** The callback: the overlay goes and the page takes over. */
  | { do: 'finish'; after: number }

export type SplashTimeline = {
  /** Both run together with the preload of the logo, and the longer one counts. */
  start: { min: number; max: number }
  /** The later steps, each `after` ms after the one before. */
  steps: SplashStep[]
}

/** The steps of the splash, from the first paint on (specification, section 10, Splash). */
export function buildSplashTimeline(messages: number): SplashTimeline {
  return {
    start: { min: wait.start, max: LOGO_LIMIT_MS },
    steps: [
      ...Array.from({ length: messages }, (_, index) => ({
        do: 'message' as const,
        index,
        after: index === 0 ? 0 : wait.message,
      })),
      { do: 'hide', after: wait.end, max: ANSWER_LIMIT_MS },
      { do: 'part', after: wait.part },
      { do: 'finish', after: wait.callback - wait.part },
    ],
  }
}

/** With reduced motion the splash ends after the first wait. */
export const stillTimeline: SplashTimeline = {
  start: { min: wait.start, max: LOGO_LIMIT_MS },
  steps: [{ do: 'finish', after: 0 }],
}
