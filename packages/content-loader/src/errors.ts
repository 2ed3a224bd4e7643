/** One thing that is wrong with the content, in words that lead an editor to the field. */
export type ContentProblem = {
  /** What is wrong: the document's type, or the query whose answer is not as promised. */
  type: string
  id?: string
  title?: string
  /** The field, for example `tiers[1].from`; empty when the whole document is meant. */
  path: string
  expected: string
  found: string
  /** What to do about it, in the words the Studio shows. */
  message?: string
}

/** A setting is malformed. One line for each, naming the variable and what was expected. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly exitCode = 2
}

/** The content lake gave no answer that can be used. `retry` tells whether asking again may help. */
export class LakeUnreachableError extends Error {
  override name = 'LakeUnreachableError'
  readonly exitCode = 3
  readonly retry: boolean

  constructor(message: string, { retry, cause }: { retry: boolean; cause?: unknown }) {
    super(message, { cause })
    this.retry = retry
  }
}

/** The content itself is wrong: an editor must mend it. Lists every problem at once. */
export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError'
  readonly exitCode = 4
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(reportOf(problems))
    this.problems = problems
  }
}

/**
 * The exit code a command must end with after this error; 1 for an error of any other kind. Looks
 * at the code, not at the class, which a dev server may have loaded a second time.
 */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('exitCode' in error)) return 1
  return typeof error.exitCode === 'number' ? error.exitCode : 1
}

/**
 * An error, short and on one line: an error may hold the whole page that a proxy answered with. The first
 * cause tells most: "fetch failed" hides "connect ECONNREFUSED 127.0.0.1:3334".
 */
export function firstLine(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const text = cause instanceof Error ? cause.message || code || cause.name : String(cause)
  const line = text.split('\n', 1)[0] ?? ''
  return line.length > 160 ? `${line.slice(0, 160)}…` : line.replace(/\.$/, '')
}

function reportOf(problems: readonly ContentProblem[]): string {
  const byDocument = Map.groupBy(problems, problemPlace)
  const lines = [...byDocument].flatMap(([document, found]) => [
    `  ${document}`,
    ...found.map((problem) => `    ${problemLine(problem)}`),
  ])
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`The content has ${count}:`, ...lines].join('\n')
}

/** What a problem is in, as a build tells it: `service “Web Development” (service-web)`. */
export const problemPlace = ({ type, id, title }: ContentProblem): string =>
  [type, title && `“${title}”`, id && `(${id})`].filter(Boolean).join(' ')

/** One problem as a build tells it, on one line. */
export function problemLine({ path, expected, found, message }: ContentProblem): string {
  const place = path === '' ? '' : `${path}: `
  return `${place}expected ${expected}, found ${found}.${message ? ` ${message}` : ''}`
}
