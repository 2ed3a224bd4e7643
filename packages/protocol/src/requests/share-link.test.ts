import { expect, it } from 'vitest'
import {
  createLink,
  createRenewal,
  createWithdrawal,
  isAlive,
  LINK_TYPE,
  linkAddress,
  linkState,
  parseShareLinks,
  type ShareLink,
  shareLinkSchema,
} from './share-link.ts'
import { siteRequestSchema } from './site-request.ts'

const at = new Date('2027-01-01T00:00:00Z')
const entries = [{ _key: 'a', id: 'a', type: 'service', name: 'A' }]

/** A new link as stored in the lake. */
function stored(): ShareLink {
  const [made] = createLink(entries, { by: 'Asha', at })
  return shareLinkSchema.parse({ ...made?.create, _createdAt: at.toISOString() })
}

const withPages = (link: ShareLink, ends: string): ShareLink => ({
  ...link,
  made: {
    requestId: link.requestId,
    at: at.toISOString(),
    ends,
    pagesMore: 0,
    pages: [{ _key: 'a', path: '/a', title: 'A' }],
  },
})

it('has a unique token of 192 bits', () => {
  const tokens = Array.from({ length: 200 }, () => stored().token)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
  // Each sign takes each of its 64 values: no bit is constant.
  expect(new Set(tokens.join('')).size).toBe(64)
  expect(linkAddress('https://a.example', { token: 'x' })).toBe('https://a.example/drafts/x')
})

it.each(['', 'short', `${'a'.repeat(31)}/`, `${'a'.repeat(31)}.`, 'a'.repeat(33)])(
  'rejects the token “%s”',
  (token) => expect(parseShareLinks([{ ...stored(), token }])).toEqual([]),
)

it('sends the builder a request with each change', () => {
  const link = stored()
  const requester = { by: 'Ben', at }
  const requests = [
    createLink(entries, requester),
    createRenewal(link, requester),
    createWithdrawal(link, requester),
  ].map((all) => {
    const [first, last] = all
    return { first, request: siteRequestSchema.parse(last && 'create' in last && last.create) }
  })
  for (const { request } of requests) {
    expect(request).toMatchObject({ action: 'share-links', by: 'Ben', at: at.toISOString() })
  }
  expect(requests[0]?.first).toMatchObject({ create: { _type: LINK_TYPE, by: 'Ben', entries } })
  expect(requests[1]).toMatchObject({
    first: { patch: { id: link._id, unset: ['failure'] } },
    request: { link: link._id },
  })
  expect(requests[2]?.first).toEqual({ delete: { id: link._id } })
})

it('is created, opens and expires; a failed update keeps the earlier pages', () => {
  const now = at.getTime()
  const link = stored()
  expect([linkState(link, now), isAlive(link, now)]).toEqual(['making', true])
  const open = withPages(link, '2027-01-08T00:00:00Z')
  expect([linkState(open, now), isAlive(open, now)]).toEqual(['open', true])
  const renewedAt = Date.parse('2027-01-08T00:00:00Z')
  expect([linkState(open, renewedAt), isAlive(open, renewedAt)]).toEqual(['ended', false])

  const renewed = { ...open, requestId: 'another' }
  expect([linkState(renewed, renewedAt), isAlive(renewed, renewedAt)]).toEqual(['making', true])
  const failed = { ...renewed, failure: { requestId: 'another', message: 'No.', issues: [] } }
  expect([linkState(failed, now), isAlive(failed, now)]).toEqual(['failed', true])
  expect([linkState(failed, renewedAt), isAlive(failed, renewedAt)]).toEqual(['failed', false])
})

it('lists valid links, the newest first', () => {
  const [early, late] = [stored(), { ...stored(), _createdAt: '2027-02-01T00:00:00Z' }]
  expect(parseShareLinks([early, null, { ...late, entries: [] }, late])).toEqual([late, early])
})
