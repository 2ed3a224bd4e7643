import { serverPaths } from '@kitewright/content-types/addresses'
import { z } from 'zod'
import { issuesSchema } from '../site/site-status.ts'
import { draftEntrySchema } from './scheduled-publish.ts'
import { REQUEST_PREFIX, REQUEST_TYPE, type SiteRequest } from './site-request.ts'

/**
 * A share link shows drafts as pages without a login. It is a document, so Sanity checks that its author may read the
 * drafts. The builder makes the pages and writes the result here.
 * Id and type are names of the first version: documents in lakes have them.
 */
const LINK_PREFIX = 'site.draftLink.'
export const LINK_TYPE = 'siteDraftLink'

/** Lifetime of a link, in days. */
export const LINK_DAYS = 7
/** Maximum number of live links. */
export const MAX_LINKS = 20

/** Base path of the links' pages; the token follows. */
export const LINKS_PATH = serverPaths.drafts

const TOKEN_BYTES = 24
/** 24 bytes in base64url: 2^192 values cannot be guessed. */
const tokenForm = /^[\w-]{32}$/

/** An ISO 8601 time. */
const time = z.iso.datetime()

const madeSchema = z.object({
  requestId: z.string(),
  at: time,
  ends: time,
  /** The pages that the drafts change, the entries' own pages first. */
  pages: z.array(z.object({ _key: z.string(), path: z.string(), title: z.string() })).min(1),
  /** Number of changed pages that are not listed. */
  pagesMore: z.number(),
})

const failureSchema = z.object({
  requestId: z.string(),
  message: z.string(),
  issues: issuesSchema,
})

export const shareLinkSchema = z.object({
  _id: z.string().startsWith(LINK_PREFIX),
  _type: z.literal(LINK_TYPE),
  _createdAt: z.string(),
  token: z.string().regex(tokenForm),
  /** Display name of the author. */
  by: z.string().max(200),
  /** The entries whose drafts it shows. */
  entries: z.array(draftEntrySchema).min(1),
  /** Id of the newest request for pages. */
  requestId: z.string(),
  /** The pages, and the request that they answer. */
  made: madeSchema.nullish(),
  /** The reason why a request failed. */
  failure: failureSchema.nullish(),
  /** Number of visits and the last one; absent before the first. */
  seen: z.object({ opened: z.number(), at: time, path: z.string() }).nullish(),
})

export type ShareLink = z.infer<typeof shareLinkSchema>
export type LinkEntry = ShareLink['entries'][number]

/** The valid links, the newest first. */
export const parseShareLinks = (documents: readonly unknown[]): ShareLink[] =>
  documents
    .flatMap((document) => shareLinkSchema.safeParse(document).data ?? [])
    .sort((a, b) => Date.parse(b._createdAt) - Date.parse(a._createdAt))

type LinkState =
  /** Its pages are being made. */
  | 'making'
  /** It leads to its pages. */
  | 'open'
  /** The newest request failed; earlier pages stay until they expire. */
  | 'failed'
  | 'ended'

/** @param now ms since 1970. */
export function linkState({ requestId, made, failure }: ShareLink, now: number): LinkState {
  if (failure?.requestId === requestId) return 'failed'
  if (made?.requestId !== requestId) return 'making'
  return Date.parse(made.ends) > now ? 'open' : 'ended'
}

/** Whether a link has pages, or will soon. */
export const isAlive = (link: ShareLink, now: number): boolean =>
  linkState(link, now) === 'making' || (link.made ? Date.parse(link.made.ends) > now : false)

export const linkAddress = (siteUrl: string, { token }: Pick<ShareLink, 'token'>): string =>
  `${siteUrl}${LINKS_PATH}/${token}`

type Requester = { by: string; at: Date }

/** Creates a link and requests its pages, in one transaction. */
export const createLink = (entries: readonly LinkEntry[], { by, at }: Requester) => {
  const _id = `${LINK_PREFIX}${crypto.randomUUID()}`
  const link = {
    _id,
    _type: LINK_TYPE,
    token: createToken(),
    by,
    entries: [...entries],
    requestId: crypto.randomUUID(),
  }
  return [{ create: link }, { create: request(_id, { by, at }) }]
}

/** Requests pages of the current drafts, valid for `LINK_DAYS` from now. */
export const createRenewal = ({ _id }: Pick<ShareLink, '_id'>, requester: Requester) => [
  { patch: { id: _id, set: { requestId: crypto.randomUUID() }, unset: ['failure'] } },
  { create: request(_id, requester) },
]

/** Deletes a link; the builder then deletes its pages. */
export const createWithdrawal = ({ _id }: Pick<ShareLink, '_id'>, requester: Requester) => [
  { delete: { id: _id } },
  { create: request(_id, requester) },
]

const request = (link: string, { by, at }: Requester): SiteRequest => ({
  _id: `${REQUEST_PREFIX}${crypto.randomUUID()}`,
  _type: REQUEST_TYPE,
  action: 'share-links',
  link,
  by,
  at: at.toISOString(),
})

const createToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
