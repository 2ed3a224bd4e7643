import type { StatusProblem } from '@kitewright/site-state/site-status'
import { type ContentProblem, exitCodeOf } from './errors.ts'

/** Why a version of the site could not be built, as far as every builder says it alike. */
export type FailureWords = {
  kind: 'settings' | 'unreachable' | 'refused' | 'invalid' | 'crashed'
  /** For the person who pressed Publish. */
  message: string
  /** One entry for each thing to mend; empty when there is nothing an editor can do. */
  problems: StatusProblem[]
}

/** How many problems a failure lists; more would hide the first ones. */
export const MAX_LISTED_PROBLEMS = 50

export const NOT_UPDATED = 'The website was not updated; visitors see the last good version.'

/** What stands before every reason. */
export const notUpdated = (why: string): string => `${NOT_UPDATED} ${why}`

/**
 * What went wrong in a build, from the error that ended it.
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
        'Please mend these fields in the Studio and publish again:',
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
      what: `expected ${expected}, found ${found}.${message ? ` ${message}` : ''}`,
    }),
  )
}
