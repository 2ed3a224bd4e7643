import type { BuildRequest } from '../journal/state.ts'

type Debounce = {
  /** Ms without a further request after which a build may start. */
  quiet: number
  /** Most ms that a request waits for others. */
  longest: number
}

/** How much longer requests that came during a build wait for others. */
const BURST_QUIET_FACTOR = 3
const BURST_LONGEST_FACTOR = 10

/**
 * What waits for the next build. Times are ms of a clock that nobody can set (`performance.now`): the
 * clock of the machine may go back, also while no process runs. Requests that come together are answered by one build: it starts
 * when they pause for a moment, and at the latest after the longest wait.
 */
export class BuildQueue {
  readonly #debounce: Debounce
  #wants: BuildRequest[]
  /** When each came; what an earlier process left came before this one began. */
  readonly #came = new WeakMap<BuildRequest, number>()
  /** Nothing is tried again before this time, unless someone asks anew. */
  #pausedUntil = 0

  constructor(debounce: Debounce, wants: BuildRequest[]) {
    this.#debounce = debounce
    this.#wants = wants
  }

  get wants(): readonly BuildRequest[] {
    return this.#wants
  }

  add(want: BuildRequest) {
    this.endPause()
    this.#came.set(want, performance.now())
    this.#wants.push(want)
  }

  /** Ends a pause. */
  endPause() {
    this.#pausedUntil = 0
  }

  /** Wants whose build came to nothing go first again, after a pause in ms. */
  putBack(wants: readonly BuildRequest[], pause = 0) {
    this.#wants = [...wants, ...this.#wants]
    this.#pausedUntil = performance.now() + pause
  }

  takeAll(): BuildRequest[] {
    const wants = this.#wants
    this.#wants = []
    return wants
  }

  cameAt(want: BuildRequest): number {
    return this.#came.get(want) ?? 0
  }

  /**
   * When the next build may start; null when nothing waits. Requests that still
   * come after a build are a long burst, such as an import: the next build waits longer for its end,
   * or it would be cut into one build a second.
   */
  due(lastBuildEnded: number): number | null {
    const first = this.#wants.at(0)
    const last = this.#wants.at(-1)
    if (!first || !last) return null
    const { quiet, longest } = this.#debounce
    const firstCame = this.cameAt(first)
    const lastCame = this.cameAt(last)
    const isBurst = firstCame < lastBuildEnded
    const due = isBurst
      ? Math.min(
          lastCame + quiet * BURST_QUIET_FACTOR,
          lastBuildEnded + longest * BURST_LONGEST_FACTOR,
        )
      : Math.min(lastCame + quiet, firstCame + longest)
    return Math.max(due, this.#pausedUntil)
  }
}

/** Up to ten different reasons, for people. */
export const reasonsOf = (wants: readonly BuildRequest[]) =>
  [...new Set(wants.map(({ reason }) => reason))].slice(0, 10)
