import type { Fields } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { getSitePages } from './page-input.tsx'

const documents: Fields[] = seedDocuments().map((document) => cleanValue({ ...document }))

it('lists published pages and entries listed on them, by name and address', () => {
  const draft = {
    _id: 'drafts.service-new',
    _type: 'service',
    title: 'New',
    slug: { current: 'new' },
  }
  const pages = getSitePages(buildSite([...documents, draft]))
  const shown = pages.map(({ name, path }) => `${name} ${path}`)
  expect(shown).toContain('Home /')
  expect(shown).toContain('Web Development /services/web-development')
  expect(shown).toContain('Privacy Policy /privacy-policy')
  expect(shown).toContain('Backend Engineer /careers#backend-engineer')
  expect(shown.join('\n')).not.toMatch(/Settings|What does|\bNew\b/)
})
