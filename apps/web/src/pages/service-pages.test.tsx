import { formatRange, formatWeeks } from '@kitewright/content-rules/price'
import { getDrawingSlots } from '@kitewright/content-types/model'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withPictures } from '#app/document/with-pictures.ts'
import type { Service } from '#app/routing/page-content.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { getServiceFacts } from '#app/sections/service/service-page.tsx'
import { loadExampleProject } from '#app/sections/service/service-project.tsx'
import { InSite } from '../../tests/in-site.tsx'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { collectTexts, fakePictures } from './collect-texts.ts'
import { LedgerPage } from './ledger/ledger-page.tsx'
import { SpecimenPage } from './specimen/specimen-page.tsx'
import { StoryboardPage } from './storyboard/storyboard-page.tsx'

const layouts: Record<Service['layout'], ComponentType<{ content: Service }>> = {
  specimen: SpecimenPage,
  ledger: LedgerPage,
  storyboard: StoryboardPage,
}

const { content: loaded } = seedSnapshot
const content = await withPictures(loaded, fakePictures)
await loadExampleProject()
const { services } = content

const rendered = new Map<string, string>()

/** Renders each of the services once in a layout. */
function renderHtml(service: Service, layout = service.layout): string {
  const key = `${service.slug} ${layout} ${JSON.stringify(service.pictures)}`
  const html = rendered.get(key) ?? render(service, layout)
  rendered.set(key, html)
  return html
}

const render = (service: Service, layout: Service['layout']) => {
  const Page = layouts[layout]
  return renderToStaticMarkup(
    <InSite>
      <SiteProvider site={content.site}>
        <Page content={service} />
      </SiteProvider>
    </InSite>,
  )
}

const escaped = (text: string) => renderToStaticMarkup(text)
const occurrences = (html: string, part: string) => html.split(part).length - 1

/** Not in one piece, or in one layout alone. */
const otherFields = ['shortTitle', 'headline', 'drawing', 'isNot', 'outcome']

type Package = Service['tiers'][number]
type NumberField<Fields> = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> extends number ? Name : never
}[keyof Fields]

/** How pages write each number, as `collectTexts` finds texts only: one that is missing here does not compile. */
const serviceNumbers: Record<NumberField<Service>, (service: Service) => string> = {}
const packageNumbers: Record<NumberField<Package>, (tier: Package) => string> = {
  from: formatRange,
  to: formatRange,
  weeksFrom: formatWeeks,
  weeksTo: formatWeeks,
}

/** Texts of the numbers of a service and its packages; empty without a value. */
const formatNumbers = (service: Service) => [
  ...Object.entries<(service: Service) => string>(serviceNumbers).map(([name, format]) => ({
    name,
    text: format(service),
  })),
  ...Object.entries(packageNumbers).flatMap(([name, format]) =>
    service.tiers.map((tier) => ({ name, text: format(tier) })),
  ),
]

/** Every word of the common pattern (specification, section 2), and of fields added to it. */
const expectedTexts = (service: Service): string[] => [
  ...getServiceFacts(service).flatMap((fact) => [fact.label, fact.value]),
  ...formatNumbers(service).map(({ text }) => text),
  service.closing.headline,
  // The facts of a package are also in its bullets, as whole sentences.
  ...collectTexts(
    { ...service, tiers: service.tiers.map(({ facts, ...tier }) => tier) },
    otherFields,
  ),
]

const names: Service['layout'][] = ['specimen', 'ledger', 'storyboard']

/** The layout is a choice in the Studio, so each must do justice to any service. */
const cases = services.flatMap((service) =>
  names.map((layout) => ({ title: service.title, service, layout })),
)

it('the seed has a value of each number', () => {
  const shownNames = services
    .flatMap(formatNumbers)
    .flatMap(({ name, text }) => (text ? [name] : []))
  const expected = [...Object.keys(serviceNumbers), ...Object.keys(packageNumbers)]
  expect([...new Set(shownNames)].toSorted()).toEqual(expected.toSorted())
})

describe('service pages', () => {
  it.each(cases)('$title as $layout says everything', ({ service, layout }) => {
    const html = renderHtml(service, layout)
    const missing = expectedTexts(service).filter((word) => !html.includes(escaped(word)))
    expect(missing).toEqual([])
  })

  it.each(cases)('$title as $layout keeps the pattern', ({ service, layout }) => {
    const html = renderHtml(service, layout)
    expect(occurrences(html, '<h1')).toBe(1)
    expect(occurrences(html, 'Most Popular')).toBe(1)
    const [steps] = html.match(/<ol.*?<\/ol>/s) ?? ['']
    expect(occurrences(steps, '<h3')).toBe(4)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].slice(-2)
    expect(links.map(([, href, label]) => [href, label])).toEqual([
      [`/contact?about=${service.slug}`, escaped(service.closing.primary)],
      [`/contact?about=${service.slug}`, escaped(service.closing.secondary)],
    ])
  })
})

describe('a picture in the place of a drawing', () => {
  const named = (name: string) => ({
    alt: `What ${name} shows`,
    src: `/media/${name}-800.webp`,
    srcSet: `/media/${name}-480.webp 480w, /media/${name}-800.webp 800w`,
    width: 800,
    height: 600,
    focus: null,
  })
  const slots = names.flatMap((layout) =>
    Object.keys(getDrawingSlots(layout)).map((place) => ({ layout, place })),
  )
  const images = (html: string) =>
    [...html.matchAll(/<(img|source|use) [^>]*>/g)].map(([image]) => image)

  it.each(slots)('$layout, $place', ({ layout, place }) => {
    const found = services.find((one) => one.layout === layout)
    if (!found) throw new Error(`No service is a ${layout}`)
    const drawings = images(renderHtml(found))
    const shown = images(renderHtml({ ...found, pictures: { [place]: named(place) } }))
    const own = shown.filter((image) => image.includes(`/media/${place}-`))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('width="800" height="600"')
    expect(own[0]).toContain('sizes="')
    if (place !== 'tall') expect(own[0]).toContain(`alt="What ${place} shows"`)
    const drawing = new RegExp(`/${layout}/${found.slug}(-${place}\\.svg|\\.svg#${place})"`)
    expect(drawings.join()).toMatch(drawing)
    expect(shown.join()).not.toMatch(drawing)
    // Other drawings stay; phones also get the picture of the whole system.
    const replaced = drawings.filter((image) => !shown.includes(image))
    expect(replaced).toHaveLength(place === 'wide' ? 2 : 1)
  })
})

it('features of a specimen page show the icon that an editor chose, or else a seal', () => {
  const found = services.find(({ slug }) => slug === 'pcb-hardware-design')
  if (!found) throw new Error('No such service')
  const shown = (service: Service) =>
    [...renderHtml(service).matchAll(/feature-icons\.svg#([a-z-]+)/g)].map(([, name]) => name)
  expect(shown(found)).toEqual(['thermometer', 'shopping-cart', 'seal-check'])
  const none = found.features.map((feature) => ({ ...feature, icon: null }))
  expect(shown({ ...found, slug: 'without-icons', features: none })).toEqual([
    'seal-check',
    'seal-check',
    'seal-check',
  ])
})

it('a service that is paid by the month says so in its terms', () => {
  const monthly = services.filter(({ tiers }) => tiers[0]?.period === 'month')
  expect(monthly.map(({ slug }) => slug)).toEqual(['digital-marketing', 'seo-optimization'])
  for (const service of services) {
    const isMonthly = monthly.includes(service)
    expect(renderHtml(service).includes('paid by the month.</dd>')).toBe(isMonthly)
    expect(renderHtml(service).includes('50% on completion')).toBe(!isMonthly)
  }
})
