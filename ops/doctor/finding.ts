import { firstLine } from '@kitewright/content-loader/errors'
import { RefusedError } from '../sanity/management.ts'

/** The result of a check: fix what is `wrong`; look at a `warning`, which may also be unknown from here. */
export type Finding = {
  state: 'ok' | 'warning' | 'wrong'
  what: string
  /** The advice; null: none. */
  cure: string | null
}

/** A check, by its name in the table. May throw: that is a finding too. */
export type Check = { name: string; look: () => Promise<Finding[]> }

export const ok = (what: string): Finding => ({ state: 'ok', what, cure: null })
export const warning = (what: string, cure: string): Finding => ({ state: 'warning', what, cure })
export const wrong = (what: string, cure: string): Finding => ({ state: 'wrong', what, cure })

/** Runs all checks separately: one that throws hides no other. */
export async function examine(
  checks: readonly Check[],
  onFound: (name: string, findings: readonly Finding[]) => void,
): Promise<Finding[]> {
  const all: Finding[] = []
  for (const { name, look } of checks) {
    const findings = await look().catch((error) => [unseen(error)])
    onFound(name, findings)
    all.push(...findings)
  }
  return all
}

const unseen = (error: unknown): Finding => {
  // The message of the error says what to do.
  if (error instanceof RefusedError) return { state: 'wrong', what: error.message, cure: null }
  return wrong(`could not be checked: ${firstLine(error)}`, 'Fix that first, then run this again')
}

const marks = { ok: 'ok', warning: 'warn', wrong: 'WRONG' }

/** The rows of a check in the table. */
export const rowsOf = (name: string, findings: readonly Finding[]): string[] =>
  findings.flatMap(({ state, what, cure }) => [
    `${marks[state].padEnd(6)} ${name.padEnd(15)} ${what}`,
    ...(cure ? [`${' '.repeat(22)} -> ${cure}`] : []),
  ])
