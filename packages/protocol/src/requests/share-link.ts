import { serverPaths } from '@kitewright/content-types/addresses'
import { z } from 'zod'
import { problemSchema } from '../site/site-status.ts'
import { REQUEST_PREFIX, REQUEST_TYPE, type SiteRequest } from './site-request.ts'

/**
 * A link by which somebody without a login sees drafts as pages, as a document: Sanity itself checks that whoever
 * makes one may read them. The builder makes the pages, and tells here what became of it.
 */
export const LINK_PREFIX = 'site.draftLink.'
export const LINK_TYPE = 'siteDraftLink'

/** Days after which a link ends by itself. */
export const LINK_DAYS = 7
/** Links that lead somewhere at the same time. */
export const MAX_LINKS = 20

/** Below it the pages of links are served, each below the token of its link. */
export const LINKS_PATH = serverPaths.drafts

const TOKEN_BYTES = 24
/** 24 bytes in base64url: nobody guesses one of 2^192. */
const tokenForm = /^[\w-]{32}$/

/** An ISO 8601 time. */
const time = z.iso.datetime()

export const draftLinkSchema = z.object({
  _id: z.string().startsWith(LINK_PREFIX),
  _type: z.literal(LINK_TYPE),
  _createdAt: z.string(),
  token: z.string().regex(tokenForm),
  /** Who made it, as the Studio names them. */
  by: z.string().max(200),
  /** Published ids of the entries whose drafts it shows. */
  entries: z
    .array(z.object({ _key: z.string(), id: z.string(), type: z.string(), name: z.string() }))
    .min(1),
  /** Another one with each wish for its pages as the drafts are at that moment. */
  wish: z.string(),
  /** Its pages, and the wish that they were made for. */
  made: z
    .object({
      wish: z.string(),
      at: time,
      ends: time,
      /** The pages that differ with these drafts, what the drafts are of first. */
      pages: z.array(z.object({ _key: z.string(), path: z.string(), title: z.string() })).min(1),
      /** How many pages differ beyond those. */
      pagesMore: z.number(),
    })
    .nullish(),
  /** Why there are no pages for a wish. */
  failure: z
    .object({ wish: z.string(), message: z.string(), problems: z.array(problemSchema) })
    .nullish(),
  /** How often it was opened, and what was seen last; not there before that. */
  seen: z.object({ opened: z.number(), at: time, path: z.string() }).nullish(),
})

export type DraftLink = z.infer<typeof draftLinkSchema>
export type LinkEntry = DraftLink['entries'][number]

/** Links that can be read, the newest first. */
export const draftLinksOf = (documents: readonly unknown[]): DraftLink[] =>
  documents
    .flatMap((document) => draftLinkSchema.safeParse(document).data ?? [])
    .sort((a, b) => Date.parse(b._createdAt) - Date.parse(a._createdAt))

export type LinkState =
  /** Its pages are being made. */
  | 'making'
  /** It leads to its pages. */
  | 'open'
  /** There are no pages for what was wished last; those of before are there until they end. */
  | 'failed'
  | 'ended'

/** @param now ms since 1970. */
export function linkState({ wish, made, failure }: DraftLink, now: number): LinkState {
  if (failure?.wish === wish) return 'failed'
  if (made?.wish !== wish) return 'making'
  return Date.parse(made.ends) > now ? 'open' : 'ended'
}

/** Whether a link leads to pages now, or is about to. */
export const isAlive = (link: DraftLink, now: number): boolean =>
  linkState(link, now) === 'making' || (link.made ? Date.parse(link.made.ends) > now : false)

/** Where a link leads to. */
export const linkAddress = (siteUrl: string, { token }: Pick<DraftLink, 'token'>): string =>
  `${siteUrl}${LINKS_PATH}/${token}`

type Wish = { by: string; at: Date }

/** Makes a link, for one transaction with what asks the builder for its pages. */
export const newLink = (entries: readonly LinkEntry[], { by, at }: Wish) => {
  const _id = `${LINK_PREFIX}${crypto.randomUUID()}`
  const link = {
    ...{ _id, _type: LINK_TYPE, token: newToken(), by, entries: [...entries] },
    wish: crypto.randomUUID(),
  }
  return [{ create: link }, { create: request(_id, { by, at }) }]
}

/** Asks for the pages of a link as its drafts are now, for another seven days. */
export const renewal = ({ _id }: Pick<DraftLink, '_id'>, wish: Wish) => [
  { patch: { id: _id, set: { wish: crypto.randomUUID() }, unset: ['failure'] } },
  { create: request(_id, wish) },
]

/** Ends a link and forgets all of it. */
export const withdrawal = ({ _id }: Pick<DraftLink, '_id'>, wish: Wish) => [
  { delete: { id: _id } },
  { create: request(_id, wish) },
]

const request = (link: string, { by, at }: Wish): SiteRequest => ({
  _id: `${REQUEST_PREFIX}${crypto.randomUUID()}`,
  _type: REQUEST_TYPE,
  action: 'draft-links',
  ...{ link, by, at: at.toISOString() },
})

const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
