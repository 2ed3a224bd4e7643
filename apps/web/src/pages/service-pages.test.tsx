import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { rangeText } from '@kitewright/content-rules/price-text'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { serviceFacts } from '#app/sections/service/service-facts.ts'
import type { Service } from '../routing/page-content.ts'
import { SiteProvider } from '../routing/site-context.tsx'
import { LedgerPage } from './ledger/ledger-page.tsx'
import { SpecimenPage } from './specimen/specimen-page.tsx'
import { StoryboardPage } from './storyboard/storyboard-page.tsx'

const layouts: Record<Service['layout'], ComponentType<{ content: Service }>> = {
  specimen: SpecimenPage,
  ledger: LedgerPage,
  storyboard: StoryboardPage,
}

const { content } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })

const htmlOf = (service: Service, layout = service.layout) => {
  const Page = layouts[layout]
  return renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider site={content.site}>
        <Page content={service} />
      </SiteProvider>
    </MemoryRouter>,
  )
}

const escaped = (text: string) => renderToStaticMarkup(text)
const occurrences = (html: string, part: string) => html.split(part).length - 1

/** Every word that the common pattern asks for (specification, section 2). */
const wordsOf = (service: Service): string[] => [
  service.group.title,
  service.lead,
  ...serviceFacts(service).flatMap((fact) => [fact.label, fact.value]),
  ...service.highlights.flatMap((item) => [item.title, item.text]),
  ...service.lists.flatMap((list) => [
    list.title,
    ...list.items.flatMap((item) => [item.term, item.text]),
  ]),
  ...(service.extraLists ?? []).flatMap((list) => [list.title, ...list.items]),
  ...(service.areas?.items ?? []).flatMap((area) => [area.title, area.text]),
  ...service.features.flatMap((item) => [item.title, item.text]),
  ...service.steps.flatMap((step) => [step.title, step.text, step.duration ?? '']),
  ...service.tiers.flatMap((tier) => [tier.name, rangeText(tier), tier.tagline, ...tier.bullets]),
  service.closing.headline,
  service.closing.text,
]

const names: Service['layout'][] = ['specimen', 'ledger', 'storyboard']

/** The layout is a choice in the Studio, so each must do justice to any service. */
const cases = content.services.flatMap((service) =>
  names.map((layout) => ({ title: service.title, service, layout })),
)

describe('service pages', () => {
  it('are 24', () => {
    expect(content.services).toHaveLength(24)
  })

  it.each(cases)('$title as $layout says everything', ({ service, layout }) => {
    const html = htmlOf(service, layout)
    const missing = wordsOf(service).filter((word) => !html.includes(escaped(word)))
    expect(missing).toEqual([])
  })

  it.each(cases)('$title as $layout keeps the pattern', ({ service, layout }) => {
    const html = htmlOf(service, layout)
    expect(occurrences(html, '<h1')).toBe(1)
    expect(occurrences(html, 'Most Popular')).toBe(1)
    const [steps] = html.match(/<ol.*?<\/ol>/s) ?? ['']
    expect(occurrences(steps, '<h3')).toBe(4)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].slice(-2)
    expect(links.map(([, href, label]) => [href, label])).toEqual([
      ['/contact', escaped(service.closing.primary)],
      ['/contact', escaped(service.closing.secondary)],
    ])
  })
})
