import { expect, it } from 'vitest'
import {
  type DraftLink,
  draftLinkSchema,
  draftLinksOf,
  isAlive,
  LINK_TYPE,
  linkAddress,
  linkState,
  newLink,
  renewal,
  withdrawal,
} from './share-link.ts'
import { siteRequestSchema } from './site-request.ts'

const at = new Date('2027-01-01T00:00:00Z')
const entries = [{ _key: 'a', id: 'a', type: 'service', name: 'A' }]

/** A link as the lake has it after the Studio made it. */
function stored(): DraftLink {
  const [made] = newLink(entries, { by: 'Asha', at })
  return draftLinkSchema.parse({ ...made?.create, _createdAt: at.toISOString() })
}

const made = (link: DraftLink, ends: string): DraftLink => ({
  ...link,
  made: {
    ...{ wish: link.wish, at: at.toISOString(), ends, pagesMore: 0 },
    pages: [{ _key: 'a', path: '/a', title: 'A' }],
  },
})

it('has a token of 192 bits that no other has', () => {
  const tokens = Array.from({ length: 200 }, () => stored().token)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
  // Each sign takes each of its 64 values: none of its bits stands still.
  expect(new Set(tokens.join('')).size).toBe(64)
  expect(linkAddress('https://a.example', { token: 'x' })).toBe('https://a.example/drafts/x')
})

it.each(['', 'short', `${'a'.repeat(31)}/`, `${'a'.repeat(31)}.`, 'a'.repeat(33)])(
  'is no link with the token “%s”',
  (token) => expect(draftLinksOf([{ ...stored(), token }])).toEqual([]),
)

it('asks the builder with whatever is written', () => {
  const link = stored()
  const wish = { by: 'Ben', at }
  const asked = [newLink(entries, wish), renewal(link, wish), withdrawal(link, wish)].map((all) => {
    const [first, last] = all
    return { first, asks: siteRequestSchema.parse(last && 'create' in last && last.create) }
  })
  for (const { asks } of asked) {
    expect(asks).toMatchObject({ action: 'draft-links', by: 'Ben', at: at.toISOString() })
  }
  expect(asked[0]?.first).toMatchObject({ create: { _type: LINK_TYPE, by: 'Ben', entries } })
  expect(asked[1]).toMatchObject({
    first: { patch: { id: link._id, unset: ['failure'] } },
    asks: { link: link._id },
  })
  expect(asked[2]?.first).toEqual({ delete: { id: link._id } })
})

it('is made, leads somewhere, and ends; a wish that failed leaves what was there', () => {
  const now = at.getTime()
  const link = stored()
  expect([linkState(link, now), isAlive(link, now)]).toEqual(['making', true])
  const open = made(link, '2027-01-08T00:00:00Z')
  expect([linkState(open, now), isAlive(open, now)]).toEqual(['open', true])
  const later = Date.parse('2027-01-08T00:00:00Z')
  expect([linkState(open, later), isAlive(open, later)]).toEqual(['ended', false])

  const renewed = { ...open, wish: 'another' }
  expect([linkState(renewed, later), isAlive(renewed, later)]).toEqual(['making', true])
  const failed = { ...renewed, failure: { wish: 'another', message: 'No.', problems: [] } }
  expect([linkState(failed, now), isAlive(failed, now)]).toEqual(['failed', true])
  expect([linkState(failed, later), isAlive(failed, later)]).toEqual(['failed', false])
})

it('lists what can be read, the newest first', () => {
  const [early, late] = [stored(), { ...stored(), _createdAt: '2027-02-01T00:00:00Z' }]
  expect(draftLinksOf([early, null, { ...late, entries: [] }, late])).toEqual([late, early])
})
