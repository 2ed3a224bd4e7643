import type { Failure } from '../build/failure.ts'
import type { PastFailure } from '../intake/state.ts'

/** Whether the content lake answers, in words; `isTrouble` when somebody must see to it. */
type LakeState = { words: string; isTrouble: boolean }

type Trouble = { words: 'silent' | 'refusing the token'; since: number }

/** Beside two regular checks: the longest that a build may take, with its tries. */
const LEEWAY_MS = 10 * 60_000

const iso = (at: number) => new Date(at).toISOString()

/** Whether the content lake answers, as builds and regular checks found it. */
export class LakeWatch {
  readonly #longest: number
  #trouble: Trouble | null
  /** By a clock that nobody can set, and for people. */
  #answered: { time: number; at: number } | null = null

  /** @param last what an earlier process failed with. */
  constructor(last: PastFailure | null, reconcileEvery: number) {
    this.#longest = 2 * reconcileEvery + LEEWAY_MS
    this.#trouble = last?.resolvedAt === null ? troubleOf(last.kind, last.at) : null
  }

  /** A build has read its content. */
  answered(): void {
    this.#answered = { time: performance.now(), at: Date.now() }
    this.#trouble = null
  }

  /** A build failed: because of the lake, or after it had answered, or nobody knows. */
  failed({ kind }: Pick<Failure, 'kind'>): void {
    if (kind === 'invalid' || kind === 'verification') this.answered()
    const found = troubleOf(kind, Date.now())
    if (found && found.words !== this.#trouble?.words) this.#trouble = found
  }

  /** @param isLocked under a lock it is not asked, on purpose. */
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
