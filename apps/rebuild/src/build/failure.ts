import {
  formatFailure,
  formatNotUpdated,
  MAX_LISTED_ISSUES,
} from '@kitewright/content-loader/errors'
import { formatIssue, type Issue } from '@kitewright/content-types/model'
import { issuesSchema } from '@kitewright/protocol/site'
import { z } from 'zod'
import { MisplacedError } from '../releases/releases.ts'

/**
 * Why a build did not go live, for the person who pressed Publish. `exitCode` is that of the build
 * process; `retry` is whether a retry may help.
 */
export const failureSchema = z.object({
  kind: z.enum([
    'settings',
    'unreachable',
    'refused',
    'invalid',
    'verification',
    'disk',
    'timeout',
    'crashed',
  ]),
  exitCode: z.number(),
  message: z.string(),
  /** Empty when an editor can do nothing. */
  issues: issuesSchema,
  retry: z.boolean(),
})

export type Failure = z.infer<typeof failureSchema>

const exitCodes = {
  crashed: 1,
  timeout: 1,
  settings: 2,
  unreachable: 3,
  refused: 3,
  invalid: 4,
  verification: 5,
  disk: 6,
} as const

/** The site must not go live: a page, link, file or price is missing, or too much was removed. */
export class VerificationError extends Error {
  override name = 'VerificationError'
  readonly exitCode = exitCodes.verification
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map(formatIssue).join('\n'))
    this.issues = issues
  }
}

const createFailure = (
  kind: Failure['kind'],
  message: string,
  rest: Partial<Failure> = {},
): Failure => ({
  kind,
  exitCode: exitCodes[kind],
  message: formatNotUpdated(message),
  issues: [],
  retry: false,
  ...rest,
})

/** Describes the error that ended a build. */
export function toFailure(error: unknown): Failure {
  const text = error instanceof Error ? error.message : String(error)
  if (error instanceof VerificationError) {
    return createFailure('verification', 'The new version is not fit to go live:', {
      issues: error.issues.slice(0, MAX_LISTED_ISSUES),
    })
  }
  if (error instanceof MisplacedError) {
    return createFailure('disk', `${text} The service retries.`, { retry: true })
  }
  if (isDiskError(error)) {
    return createFailure(
      'disk',
      `The server could not write it: ${text}. Make room on the disk; the service retries.`,
      { retry: true },
    )
  }
  const message = formatFailure(error)
  const retry = ['unreachable', 'refused', 'crashed'].includes(message.kind)
  return { ...message, exitCode: exitCodes[message.kind], retry }
}

/** The build process ended without an outcome, for example because memory ran out. */
export const createCrashFailure = (how: string, lastOutput: string): Failure =>
  createFailure(
    'crashed',
    `The build process ended unexpectedly (${how}); the service retries.${lastOutput && ` Its last output: ${lastOutput}`}`,
    { retry: true },
  )

export const createTimeoutFailure = (limit: number): Failure =>
  createFailure(
    'timeout',
    `The build made no progress for ${limit / 1000} seconds; the service retries.`,
    {
      retry: true,
    },
  )

/** The failure as several lines of text, for logs and terminals. */
export const formatFailureLines = ({ message, issues }: Failure): string =>
  [message, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join('\n')

const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']
/** SQLite's codes for a disk that is read-only, failing or full, or a locked file. */
const sqliteDiskCodes = [8, 10, 13, 14]

export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && diskCodes.includes(String(error.code))) return true
  if ('errcode' in error && sqliteDiskCodes.includes(Number(error.errcode) & 0xff)) return true
  // The picture library reports the system's message without a code.
  return /no space left on device|disk quota exceeded/i.test(error.message)
}
