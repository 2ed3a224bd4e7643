import type { Failure } from '../build/failure.ts'
import type { PastFailure } from '../intake/state.ts'

/** Whether the content lake answers, as text; `isTrouble` when somebody must act. */
type LakeState = { words: string; isTrouble: boolean }

type Trouble = { words: 'silent' | 'refusing the token'; since: number }

/** Time beside two regular checks: the longest build, with its retries. */
const LEEWAY_MS = 10 * 60_000

const iso = (at: number) => new Date(at).toISOString()

/** Whether the content lake answers, as seen by builds and regular checks. */
export class LakeWatch {
  readonly #longest: number
  #trouble: Trouble | null
  /** `time` by a monotonic clock, `at` for people. */
  #answered: { time: number; at: number } | null = null

  /** @param last the last failure of an earlier process. */
  constructor(last: PastFailure | null, reconcileEvery: number) {
    this.#longest = 2 * reconcileEvery + LEEWAY_MS
    this.#trouble = last?.resolvedAt === null ? troubleOf(last.kind, last.at) : null
  }

  /** A build has read its content. */
  answered(): void {
    this.#answered = { time: performance.now(), at: Date.now() }
    this.#trouble = null
  }

  /** A build failed: because of the lake, or after it answered, or for an unknown reason. */
  failed({ kind }: Pick<Failure, 'kind'>): void {
    if (kind === 'invalid' || kind === 'verification') this.answered()
    const found = troubleOf(kind, Date.now())
    if (found && found.words !== this.#trouble?.words) this.#trouble = found
  }

  /** @param isLocked whether a lock keeps the service from asking the lake. */
  state(isLocked: boolean): LakeState {
    if (this.#trouble) {
      const { words, since } = this.#trouble
      return { words: `${words} since ${iso(since)}`, isTrouble: true }
    }
    if (!this.#answered) return { words: 'not asked yet', isTrouble: false }
    const { time, at } = this.#answered
    return performance.now() - time > this.#longest
      ? { words: `not asked since ${iso(at)}`, isTrouble: !isLocked }
      : { words: 'answering', isTrouble: false }
  }
}

function troubleOf(kind: Failure['kind'], since: number): Trouble | null {
  if (kind === 'unreachable') return { words: 'silent', since }
  return kind === 'refused' ? { words: 'refusing the token', since } : null
}
