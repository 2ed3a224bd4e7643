import type { StatusProblem } from '@kitewright/protocol/site'

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

/** The content itself is wrong: an editor must fix it. Lists every problem at once. */
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

/** Texts for an empty field, by the expected value. */
const emptyTexts: Partial<Record<string, string>> = {
  text: 'Write something here.',
  'a list': 'Add at least one.',
}

/** One problem as an editor reads it. */
export function problemText({
  expected,
  found,
  message,
}: Pick<ContentProblem, 'expected' | 'found' | 'message'>): string {
  const empty = found === 'nothing' ? emptyTexts[expected] : undefined
  return message ?? empty ?? `expected ${expected}, found ${found}.`
}

/** Why a version of the site could not be built, as far as every builder says it alike. */
export type FailureWords = {
  kind: 'settings' | 'unreachable' | 'refused' | 'invalid' | 'crashed'
  /** For the person who pressed Publish. */
  message: string
  /** One entry for each thing to fix; empty when there is nothing an editor can do. */
  problems: StatusProblem[]
}

/** How many problems a failure lists; more would hide the first ones. */
export const MAX_LISTED_PROBLEMS = 50

export const NOT_UPDATED = 'The website was not updated; visitors see the last good version.'

/** The first sentence of every reason. */
export const notUpdated = (why: string): string => `${NOT_UPDATED} ${why}`

/**
 * The failure of a build, from the error that ended it.
 *
 * @param next what happens to content that could not be read: the end of a sentence.
 */
export function failureWords(error: unknown, next: string): FailureWords {
  const text = error instanceof Error ? error.message : String(error)
  const words = (kind: FailureWords['kind'], why: string, problems: StatusProblem[] = []) => ({
    kind,
    message: notUpdated(why),
    problems,
  })
  switch (exitCodeOf(error)) {
    case 2:
      return words('settings', text)
    case 3:
      if (isRefusal(error)) {
        const cure = 'Whoever runs the website must give it a token that is valid'
        return words('refused', `${text} What you published is safe. ${cure}; ${next}.`)
      }
      return words('unreachable', `${text} What you published is safe; ${next}.`)
    case 4:
      return words(
        'invalid',
        'Please fix these fields in the Studio and publish again:',
        contentProblems(error).slice(0, MAX_LISTED_PROBLEMS),
      )
    default:
      return words('crashed', `Building it failed: ${text}`)
  }
}

/** Whether the lake knows no such token, or one that may not read. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('statusCode' in cause)) return false
  return cause.statusCode === 401 || cause.statusCode === 403
}

/** Looks at the shape, not at the class, which may have been loaded a second time. */
function contentProblems(error: unknown): StatusProblem[] {
  if (!(error instanceof Error) || !('problems' in error) || !Array.isArray(error.problems))
    return []
  return error.problems.map(
    ({ type, id, title, path, expected, found, message }: ContentProblem) => ({
      ...(id && { id, type }),
      where: [type, title && `“${title}”`, id && `(${id})`].filter(Boolean).join(' '),
      field: path,
      what: problemText({ expected, found, message }),
    }),
  )
}
