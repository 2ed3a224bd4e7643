import type { ShareLink } from '@kitewright/protocol/requests'
import { quietSite } from '@kitewright/protocol/testing'
import { expect, it } from 'vitest'
import { explainMissingLinks, formatLastSeen, formatLinkState } from './format-link.ts'

const page = (title: string) => ({ _key: title, path: `/${title.toLowerCase()}`, title })
const now = Date.parse('2026-12-01T03:30:00Z')
const link: ShareLink = {
  _id: 'link-a',
  _type: 'siteDraftLink',
  _createdAt: '2026-12-01T03:30:00Z',
  token: 'a'.repeat(32),
  by: 'Asha',
  entries: [{ _key: 'a', id: 'a', type: 'service', name: 'A' }],
  requestId: 'w',
}
const created = {
  requestId: 'w',
  at: '2026-12-01T03:30:00Z',
  ends: '2026-12-08T03:30:00Z',
  pagesMore: 0,
  pages: [page('Web'), page('Home')],
}
const failure = { requestId: 'v', message: 'Fix this:', issues: [] }

it('shows the pages of a link and its end', () => {
  expect(formatLinkState(link, now)).toBe('Its pages are being made …')
  expect(formatLinkState({ ...link, made: created }, now)).toBe(
    'Shows Web, Home. Ends 8 December 2026, 09:00 IST.',
  )
  expect(formatLinkState({ ...link, made: created }, Date.parse('2026-12-08T03:30:00Z'))).toBe(
    'Ended today 09:00 IST.',
  )
  const many = { ...created, pages: [...'ABCDEFGH'].map(page), pagesMore: 12 }
  expect(formatLinkState({ ...link, made: many }, now)).toContain(
    'Shows A, B, C, D, E, F and 2 more; 12 others that change are not in it. Ends',
  )
})

it('says why it failed, and which pages are still shown', () => {
  expect(formatLinkState({ ...link, requestId: 'v', failure }, now)).toBe('Fix this:')
  expect(formatLinkState({ ...link, requestId: 'v', failure, made: created }, now)).toBe(
    'Fix this: It shows what it showed before, until 8 December 2026, 09:00 IST.',
  )
})

it('shows how often it was opened, and the last page', () => {
  const at = '2026-12-01T10:00:00Z'
  const day = Date.parse(at)
  expect(formatLastSeen({ ...link, made: created })).toBe('Not opened yet.')
  const once = { ...link, made: created, seen: { opened: 1, at, path: '/home' } }
  expect(formatLastSeen(once, day)).toMatch(/^Opened once; last seen: Home, today 15:30 IST\.$/)
  const seen = { opened: 3, at, path: '/gone' }
  expect(formatLastSeen({ ...once, seen }, day)).toMatch(/^Opened 3 times; last seen: \/gone, /)
})

it('says if a site has none', () => {
  expect(explainMissingLinks(null)).toBeNull()
  expect(explainMissingLinks(quietSite)).toBeNull()
  expect(explainMissingLinks({ ...quietSite, builder: 'static', canLink: false })).toContain(
    'static host',
  )
  expect(explainMissingLinks({ ...quietSite, canLink: false })).toContain('newer version')
})
