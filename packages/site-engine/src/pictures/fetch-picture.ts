import { ContentInvalidError, LakeUnreachableError } from '@kitewright/content-loader/errors'
import { TimeBudget } from '@kitewright/content-loader/load'
import { formatValue } from '@kitewright/content-rules/check'

/** The document of a picture, for an editor's error message. */
export type PictureOwner = {
  type: string
  id: string
  title: string
  /** Its path in the document; `image` by default. */
  path?: string | undefined
  /** The word for it; “picture” by default. */
  what?: string
}

/** Larger than any camera's picture; protects the memory. */
const MAX_BYTES = 30_000_000

export type FetchLimits = {
  /** Timeout of an attempt in milliseconds, for the whole download. */
  timeout?: number
  tries?: number
  /** Limits all waits of a build together. */
  budget?: TimeBudget
}

/** The error for a picture that only an editor can fix. */
export const unusablePicture = (
  { path = 'image', what = 'picture', ...document }: PictureOwner,
  reason: string,
  fix = `Upload the ${what} again.`,
) => new ContentInvalidError([{ document, path: `${path}.asset`, message: `${reason} ${fix}` }])

/**
 * Downloads a picture, without following redirects: the lake's addresses are final. Throws ContentInvalidError when
 * there is no valid address, the lake does not have the picture, or it is too large, and LakeUnreachableError when the
 * lake does not answer.
 */
export async function fetchPicture(
  address: string,
  owner: PictureOwner,
  { timeout = 15_000, tries = 3, budget = new TimeBudget(tries * timeout) }: FetchLimits = {},
): Promise<Buffer> {
  if (!URL.canParse(address))
    throw unusablePicture(owner, `It has the address ${formatValue(address)}.`)
  const ask = (signal: AbortSignal) => fetchOnce(address, owner, signal)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await budget.run(ask, timeout)
    } catch (error) {
      if (error instanceof ContentInvalidError) throw error
      if (attempt < tries && budget.remainingMs > 0) continue
      throw createUnreachableError(address, owner, Math.min(timeout, budget.limitMs), error)
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
    throw unusablePicture(owner, `It cannot be loaded (HTTP ${status} from ${address}).`)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MAX_BYTES) {
      throw unusablePicture(owner, `It is larger than ${MAX_BYTES / 1e6} MB.`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function createUnreachableError(
  address: string,
  { type, title, what = 'picture' }: PictureOwner,
  timeout: number,
  cause: unknown,
) {
  const isSlow = cause instanceof Error && cause.name === 'TimeoutError'
  const why = isSlow
    ? `did not come within ${timeout / 1000} seconds`
    : `could not be loaded: ${getReason(cause)}`
  return new LakeUnreachableError(`The ${what} of the ${type} “${title}” (${address}) ${why}.`, {
    retry: true,
    cause,
  })
}

/** The innermost cause explains "fetch failed". */
function getReason(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}
