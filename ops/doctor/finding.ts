import { formatFirstLine } from '@kitewright/content-loader/errors'
import { RejectedError } from '../sanity/management.ts'

/** The result of a check: fix what is `wrong`; look at a `warning`, which may also be unknown from here. */
export type Finding = {
  state: 'ok' | 'warning' | 'wrong'
  what: string
  /** The advice; null: none. */
  fix: string | null
}

/** A check, by its name in the table. May throw: that is a finding too. */
export type Check = { name: string; run: () => Promise<Finding[]> }

export const createOk = (what: string): Finding => ({ state: 'ok', what, fix: null })
export const createWarning = (what: string, fix: string): Finding => ({
  state: 'warning',
  what,
  fix,
})
export const createFailure = (what: string, fix: string): Finding => ({ state: 'wrong', what, fix })

/** Runs all checks separately: one that throws hides no other. */
export async function runChecks(
  checks: readonly Check[],
  onFound: (name: string, findings: readonly Finding[]) => void,
): Promise<Finding[]> {
  const all: Finding[] = []
  for (const { name, run } of checks) {
    const findings = await run().catch((error) => [toUncheckedFinding(error)])
    onFound(name, findings)
    all.push(...findings)
  }
  return all
}

const toUncheckedFinding = (error: unknown): Finding => {
  // The message of the error says what to do.
  if (error instanceof RejectedError) return { state: 'wrong', what: error.message, fix: null }
  return createFailure(
    `could not be checked: ${formatFirstLine(error)}`,
    'Fix that first, then run this again',
  )
}

const marks = { ok: 'ok', warning: 'warn', wrong: 'WRONG' }

/** The rows of a check in the table. */
export const formatRows = (name: string, findings: readonly Finding[]): string[] =>
  findings.flatMap(({ state, what, fix }) => [
    `${marks[state].padEnd(6)} ${name.padEnd(15)} ${what}`,
    ...(fix ? [`${' '.repeat(22)} -> ${fix}`] : []),
  ])
