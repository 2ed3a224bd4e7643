import type { Want } from '../journal/entries.ts'

type Debounce = {
  /** Ms without a further request after which a build may start. */
  quiet: number
  /** Most ms that a request waits for others. */
  longest: number
}

/** How much longer requests that came during a build wait for others. */
const BURST_QUIET = 3
const BURST_LONGEST = 10

/**
 * What waits for the next build. Requests that come together are answered by one build: it starts
 * when they pause for a moment, and at the latest after the longest wait.
 */
export class WaitingLine {
  readonly #debounce: Debounce
  #wants: Want[]
  /** Nothing is tried again before this time, unless someone asks anew. */
  #pausedUntil = 0

  constructor(debounce: Debounce, wants: Want[]) {
    this.#debounce = debounce
    this.#wants = wants
  }

  get wants(): readonly Want[] {
    return this.#wants
  }

  add(want: Want) {
    this.#pausedUntil = 0
    this.#wants.push(want)
  }

  /** Wants whose build came to nothing go first again, after a pause in ms. */
  putBack(wants: readonly Want[], pause = 0) {
    this.#wants = [...wants, ...this.#wants]
    this.#pausedUntil = Date.now() + pause
  }

  takeAll(): Want[] {
    const wants = this.#wants
    this.#wants = []
    return wants
  }

  /**
   * When the next build may start, in ms since 1970; null when nothing waits. Requests that still
   * come after a build are a long burst, such as an import: the next build waits longer for its end,
   * or it would be cut into one build a second.
   */
  due(lastBuildEnded: number): number | null {
    const first = this.#wants.at(0)
    const last = this.#wants.at(-1)
    if (!first || !last) return null
    const { quiet, longest } = this.#debounce
    const isBurst = first.at < lastBuildEnded
    const due = isBurst
      ? Math.min(last.at + quiet * BURST_QUIET, lastBuildEnded + longest * BURST_LONGEST)
      : Math.min(last.at + quiet, first.at + longest)
    return Math.max(due, this.#pausedUntil)
  }
}

/** Up to ten different reasons, for people. */
export const reasonsOf = (wants: readonly Want[]) =>
  [...new Set(wants.map(({ reason }) => reason))].slice(0, 10)
