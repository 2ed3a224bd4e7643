import { formatIssue, type Issue } from '@kitewright/content-rules/check'

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

/** The content is invalid and an editor must fix it. Lists all issues. */
export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError'
  readonly exitCode = 4
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(formatReport(issues))
    this.issues = issues
  }
}

/**
 * The exit code of a command after this error; 1 for other errors. Checks the field, not the class, which a dev server
 * may load twice.
 */
export function getExitCode(error: unknown): number {
  if (!(error instanceof Error) || !('exitCode' in error)) return 1
  return typeof error.exitCode === 'number' ? error.exitCode : 1
}

/**
 * Formats an error on one short line, as it may contain a proxy's whole page. The innermost cause is the useful one:
 * "fetch failed" hides "connect ECONNREFUSED 127.0.0.1:3334".
 */
export function formatFirstLine(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const text = cause instanceof Error ? cause.message || code || cause.name : String(cause)
  const line = text.split('\n', 1)[0] ?? ''
  return line.length > 160 ? `${line.slice(0, 160)}…` : line.replace(/\.$/, '')
}

function formatReport(issues: readonly Issue[]): string {
  const byDocument = Map.groupBy(issues, ({ document }) => formatDocument(document))
  const lines = [...byDocument].flatMap(([document, own]) => [
    ...(document ? [`  ${document}`] : []),
    ...own.map((issue) => `    ${formatIssue({ ...issue, document: undefined })}`),
  ])
  const count = issues.length === 1 ? '1 problem' : `${issues.length} problems`
  return [`The content has ${count}:`, ...lines].join('\n')
}

/** Names a document in a build log: `service “Web Development” (service-web)`. */
const formatDocument = (document: Issue['document']): string =>
  document ? `${document.type} “${document.title}”${document.id ? ` (${document.id})` : ''}` : ''

/** The reason why a build of the rebuild service failed. */
type FailureText = {
  kind: 'settings' | 'unreachable' | 'refused' | 'invalid' | 'crashed'
  /** For the person who pressed Publish. */
  message: string
  /** Empty if an editor cannot do anything. */
  issues: Issue[]
}

/** Maximum number of listed issues. */
export const MAX_LISTED_ISSUES = 50

export const NOT_UPDATED = 'The website was not updated; visitors see the last good version.'

/** The first sentence of every reason. */
export const formatNotUpdated = (why: string): string => `${NOT_UPDATED} ${why}`

/** Describes a build's error. */
export function formatFailure(error: unknown): FailureText {
  const text = error instanceof Error ? error.message : String(error)
  const createTexts = (kind: FailureText['kind'], why: string, issues: Issue[] = []) => ({
    kind,
    message: formatNotUpdated(why),
    issues,
  })
  switch (getExitCode(error)) {
    case 2:
      return createTexts('settings', text)
    case 3:
      if (isRejection(error)) {
        const fix = 'The administrator of the website must set a valid token'
        return createTexts(
          'refused',
          `${text} What you published is safe. ${fix}; the service retries.`,
        )
      }
      return createTexts('unreachable', `${text} What you published is safe; the service retries.`)
    case 4:
      return createTexts(
        'invalid',
        'Please fix these fields in the Studio and publish again:',
        getIssues(error).slice(0, MAX_LISTED_ISSUES),
      )
    default:
      return createTexts('crashed', `Building it failed: ${text}`)
  }
}

/** Whether the lake rejected the token. */
function isRejection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('statusCode' in cause)) return false
  return cause.statusCode === 401 || cause.statusCode === 403
}

/** Checks the shape, not the class, which may be loaded twice. */
const getIssues = (error: unknown): Issue[] =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues) ? error.issues : []
