import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Service } from '#app/routing/page-content.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { Packages } from './packages.tsx'

const [model] = seedSnapshot.content.services.flatMap(({ tiers }) => tiers)
if (!model) throw new Error('The seed has no package')

/** A package of the seed with other words, so that a new field needs no change here. */
const tier = (name: string, from: number, to: number | null): Service['tiers'][number] => ({
  ...model,
  _key: name,
  name,
  from,
  to,
  period: 'month',
  tagline: `${name} in one line.`,
  facts: ['3 months support'],
  bullets: ['First', 'Second', 'Third', '3 months support'],
})

const html = renderToStaticMarkup(
  <InSite>
    <SiteProvider site={seedSnapshot.content.site}>
      <Packages
        service={{
          slug: 'kite-repair',
          title: 'Kite Repair',
          tiers: [
            tier('Basic', 25_000, 75_000),
            tier('Advanced Kites', 75_000, 200_000),
            tier('Enterprise', 200_000, null),
          ],
        }}
      />
    </SiteProvider>
  </InSite>,
)
const cards = html.split('<article').slice(1)
const occurrences = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1

describe('Packages', () => {
  it('are three, each with exactly four bullets and no fact twice', () => {
    expect(cards).toHaveLength(3)
    for (const card of cards) {
      expect(occurrences(card, '<li')).toBe(4)
      expect(occurrences(card, '3 months support')).toBe(1)
    }
  })

  it('link to the enquiry form with distinct names', () => {
    for (const card of cards) {
      expect(occurrences(card, 'href="/contact?about=kite-repair&amp;package=')).toBe(1)
    }
    expect(cards[1]).toContain('package=advanced-kites"')
    expect(cards[1]).toContain('Ask about Advanced Kites')
  })

  it('can be compared in pairs, row by row', () => {
    const [table = ''] = html.match(/<details.*?<\/details>/s) ?? []
    expect(table.match(/type="radio"/g)).toHaveLength(3)
    for (const pair of ['Basic and Advanced Kites', 'Advanced Kites and Enterprise']) {
      expect(table).toContain(pair)
    }
    const rows = table.split('<tr').slice(1)
    expect(rows.filter((row) => occurrences(row, 'data-tier') === 3)).toHaveLength(9)
    // A column that the first row does not have is an error of HTML.
    const countColumns = (row: string) =>
      [...row.matchAll(/<t[hd](?: [^>]*?colspan="(\d)")?/gi)].reduce(
        (sum, [, span = '1']) => sum + Number(span),
        0,
      )
    expect(new Set(rows.map(countColumns))).toEqual(new Set([3]))
  })
})
