import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InSite } from '../../../tests/in-site.tsx'
import { withPictures } from '../../document/with-pictures.ts'
import type { LandingSection } from '../../routing/page-content.ts'
import { SiteProvider } from '../../routing/site-context.tsx'
import { fakePictures } from '../words-in.ts'
import { LandingPage } from './landing-page.tsx'

const loaded = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
const { site, home, portfolio, services, legalPages } = await withPictures(loaded.content, {
  madeIn: fakePictures,
})

const [service] = services
const [legal] = legalPages
if (!service || !legal) throw new Error('The seed has no service or no legal page')

/** One of each kind, of the words of the seed; a build stands once on a page. */
const kinds: LandingSection[] = [
  { _key: 'facts', _type: 'landingFacts', facts: home.facts },
  { _key: 'text', _type: 'landingText', heading: 'Why now', body: legal.summary },
  { _key: 'packages', _type: 'landingPackages', heading: 'What it costs', service },
  ...portfolio.projects.map((build, place) => ({
    _key: `build-${place}`,
    _type: 'landingBuild' as const,
    heading: 'Made before',
    build,
  })),
  { _key: 'closing', _type: 'closing', ...home.closing },
]

/** Mulberry32: the same orders at each run. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function sectionsOf(seed: number): LandingSection[] {
  const random = randomOf(seed)
  const drawn = kinds
    .map((section) => ({ section, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ section }) => section)
  return drawn.slice(0, 1 + Math.floor(random() * drawn.length))
}

const htmlOf = (sections: LandingSection[]) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={site}>
        <LandingPage
          content={{
            _id: 'landing-a',
            _updatedAt: '2026-10-01T00:00:00Z',
            title: 'A campaign',
            slug: 'a-campaign',
            headline: { impact: 'Plain', effort: 'words.' },
            lead: 'One sentence.',
            sections,
            meta: home.meta,
          }}
        />
      </SiteProvider>
    </InSite>,
  )

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'sections in any order make a page with one h1, no jump of headings and no id twice (%i)',
  (seed) => {
    const sections = sectionsOf(seed)
    const html = htmlOf(sections)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [place, level] of levels.entries()) {
      expect(level - (levels[place - 1] ?? level)).toBeLessThanOrEqual(1)
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const titles = sections.flatMap((section) => ('heading' in section ? [section.heading] : []))
    const found = [...html.matchAll(/<h2[^>]*>(Why now|What it costs|Made before)</g)]
    expect(found.map(([, title]) => title)).toEqual(titles)
  },
)
