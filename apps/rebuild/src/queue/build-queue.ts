import type { BuildRequest } from '../intake/state.ts'

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
  #requests: BuildRequest[]
  /** When each came; what an earlier process left came before this one began. */
  readonly #came = new WeakMap<BuildRequest, number>()
  /** Nothing is tried again before this time, unless someone asks anew. */
  #pausedUntil = 0

  constructor(debounce: Debounce, requests: BuildRequest[]) {
    this.#debounce = debounce
    this.#requests = requests
  }

  get requests(): readonly BuildRequest[] {
    return this.#requests
  }

  add(request: BuildRequest) {
    this.endPause()
    this.#came.set(request, performance.now())
    this.#requests.push(request)
  }

  /** Ends a pause. */
  endPause() {
    this.#pausedUntil = 0
  }

  /** Wants whose build came to nothing go first again, after a pause in ms. */
  putBack(requests: readonly BuildRequest[], pause = 0) {
    this.#requests = [...requests, ...this.#requests]
    this.#pausedUntil = performance.now() + pause
  }

  takeAll(): BuildRequest[] {
    const requests = this.#requests
    this.#requests = []
    return requests
  }

  cameAt(request: BuildRequest): number {
    return this.#came.get(request) ?? 0
  }

  /**
   * When the next build may start; null when nothing waits. Requests that still
   * come after a build are a long burst, such as an import: the next build waits longer for its end,
   * or it would be cut into one build a second.
   */
  due(lastBuildEnded: number): number | null {
    const first = this.#requests.at(0)
    const last = this.#requests.at(-1)
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
export const reasonsOf = (requests: readonly BuildRequest[]) =>
  [...new Set(requests.map(({ reason }) => reason))].slice(0, 10)
