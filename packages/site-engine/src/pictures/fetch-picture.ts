import { ContentInvalidError, LakeUnreachableError } from '@kitewright/content-loader/errors'
import { TimeBudget } from '@kitewright/content-loader/load'
import { foundText } from '@kitewright/content-rules/check'

/** Whose picture it is, for an editor who must mend it. */
export type PictureOwner = {
  type: string
  id: string
  title: string
  /** Where it stands in the document; `image` where there is one. */
  path?: string | undefined
}

/** More than any camera makes; stops a picture that would fill the memory. */
const MAX_BYTES = 30_000_000

export type FetchLimits = {
  /** Milliseconds for one try, from the first byte asked to the last one read. */
  timeout?: number
  tries?: number
  /** Bounds all waits of a build together, as `timeout` bounds each. */
  budget?: TimeBudget
}

/** The picture of this owner cannot be used, and only an editor can change that. */
export const unusablePicture = (
  { path = 'image', ...owner }: PictureOwner,
  expected: string,
  found: string,
  message = 'Upload the picture again.',
) => new ContentInvalidError([{ ...owner, path: `${path}.asset`, expected, found, message }])

/**
 * The bytes behind a picture's address. Redirects are not followed: the lake knows its own
 * addresses. Throws ContentInvalidError when there is no such address, when the lake says that the
 * picture is not there, or when it is too large, and LakeUnreachableError when the lake does not answer.
 */
export async function fetchPicture(
  address: string,
  owner: PictureOwner,
  { timeout = 15_000, tries = 3, budget = new TimeBudget(tries * timeout) }: FetchLimits = {},
): Promise<Buffer> {
  if (!URL.canParse(address))
    throw unusablePicture(owner, 'an address to load it from', foundText(address))
  const ask = (signal: AbortSignal) => fetchOnce(address, owner, signal)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await budget.run(ask, timeout)
    } catch (error) {
      if (error instanceof ContentInvalidError) throw error
      if (attempt < tries && budget.remainingMs > 0) continue
      throw unreachable(address, owner, Math.min(timeout, budget.limitMs), error)
    }
  }
}

async function fetchOnce(
  address: string,
  owner: PictureOwner,
  signal: AbortSignal,
): Promise<Buffer> {
  const response = await fetch(address, { signal, redirect: 'manual' })
  const { status, body } = response
  if (status >= 500 || status === 429 || status === 408) throw new Error(`HTTP ${status}`)
  if (status !== 200 || !body) {
    await body?.cancel()
    throw unusablePicture(owner, 'a picture that can be loaded', `HTTP ${status} from ${address}`)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MAX_BYTES) {
      throw unusablePicture(owner, `at most ${MAX_BYTES / 1e6} MB`, 'a larger file')
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function unreachable(
  address: string,
  { type, title }: PictureOwner,
  timeout: number,
  cause: unknown,
) {
  const isSlow = cause instanceof Error && cause.name === 'TimeoutError'
  const why = isSlow
    ? `did not come within ${timeout / 1000} seconds`
    : `could not be loaded: ${reasonOf(cause)}`
  return new LakeUnreachableError(`The picture of the ${type} “${title}” (${address}) ${why}.`, {
    retry: true,
    cause,
  })
}

/** "fetch failed" hides what happened: the first cause says it. */
function reasonOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}
