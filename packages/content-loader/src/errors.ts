import type { StatusProblem } from '@kitewright/protocol/site'

/** A problem of the content, with the location of its field. */
export type ContentProblem = {
  /** The type of the document, or the query with an invalid result. */
  type: string
  id?: string
  title?: string
  /** For example `tiers[1].from`; empty for the whole document. */
  path: string
  expected: string
  found: string
  /** The text that the Studio shows. */
  message?: string
}

/** Malformed settings, one line each with the variable and the expected value. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly exitCode = 2
}

/** The content lake gave no usable answer. `retry` says whether a retry may help. */
export class LakeUnreachableError extends Error {
  override name = 'LakeUnreachableError'
  readonly exitCode = 3
  readonly retry: boolean

  constructor(message: string, { retry, cause }: { retry: boolean; cause?: unknown }) {
    super(message, { cause })
    this.retry = retry
  }
}

/** The content is invalid and an editor must fix it. Lists all problems. */
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
 * The exit code of a command after this error; 1 for other errors. Checks the field, not the class, which a dev server
 * may load twice.
 */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('exitCode' in error)) return 1
  return typeof error.exitCode === 'number' ? error.exitCode : 1
}

/**
 * Formats an error on one short line, as it may contain a proxy's whole page. The innermost cause is the useful one:
 * "fetch failed" hides "connect ECONNREFUSED 127.0.0.1:3334".
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

/** The document of a problem, for a build log: `service “Web Development” (service-web)`. */
export const problemPlace = ({ type, id, title }: ContentProblem): string =>
  [type, title && `“${title}”`, id && `(${id})`].filter(Boolean).join(' ')

/** A problem on one line, for a build log. */
export function problemLine({ path, expected, found, message }: ContentProblem): string {
  const place = path === '' ? '' : `${path}: `
  return `${place}expected ${expected}, found ${found}.${message ? ` ${message}` : ''}`
}

/** Texts for an empty field, by the expected value. */
const emptyTexts: Partial<Record<string, string>> = {
  text: 'Write something here.',
  'a list': 'Add at least one.',
  'a number': 'Enter a number.',
  'a group of fields': 'Fill in this part.',
}

/** A problem for an editor. */
export function problemText({
  expected,
  found,
  message,
}: Pick<ContentProblem, 'expected' | 'found' | 'message'>): string {
  const empty = found === 'nothing' ? emptyTexts[expected] : undefined
  return message ?? empty ?? `expected ${expected}, found ${found}.`
}

/** The reason why a build of the rebuild service failed. */
type FailureText = {
  kind: 'settings' | 'unreachable' | 'refused' | 'invalid' | 'crashed'
  /** For the person who pressed Publish. */
  message: string
  /** Problems to fix; empty if an editor cannot do anything. */
  problems: StatusProblem[]
}

/** Maximum number of listed problems. */
export const MAX_LISTED_PROBLEMS = 50

export const NOT_UPDATED = 'The website was not updated; visitors see the last good version.'

/** The first sentence of every reason. */
export const notUpdated = (why: string): string => `${NOT_UPDATED} ${why}`

/** Describes a build's error. */
export function formatFailure(error: unknown): FailureText {
  const text = error instanceof Error ? error.message : String(error)
  const words = (kind: FailureText['kind'], why: string, problems: StatusProblem[] = []) => ({
    kind,
    message: notUpdated(why),
    problems,
  })
  switch (exitCodeOf(error)) {
    case 2:
      return words('settings', text)
    case 3:
      if (isRefusal(error)) {
        const cure = 'The administrator of the website must set a valid token'
        return words('refused', `${text} What you published is safe. ${cure}; the service retries.`)
      }
      return words('unreachable', `${text} What you published is safe; the service retries.`)
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

/** Whether the lake rejected the token. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('statusCode' in cause)) return false
  return cause.statusCode === 401 || cause.statusCode === 403
}

/** Checks the shape, not the class, which may be loaded twice. */
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
