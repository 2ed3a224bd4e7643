import { describe, expect, test } from 'vitest'
import { all, documentAt, getLinks, getMain, getText, texts } from '../tests/built-pages.ts'
import { packages } from '../tests/specified-packages.ts'
import { newServices, table } from '../tests/specified-services.ts'

/** Services in the HTML: the common pattern (specification, section 2), their packages (section 9), their lists. */

/** The two labels of the closing band: the specification's, and those it leaves open as settled in design. */
const calls: Record<string, [first: string, second: string]> = {
  'web-development': ['Start Your Project', 'Get Free Quote'],
  'app-development': ['Start Your Project', 'Get Free Quote'],
  'ecommerce-solutions': ['Start Your Store', 'Get Free Quote'],
  'payment-gateway': ['Start Integration', 'Get Free Quote'],
  'payment-orchestration': ['Start Optimization', 'Get Payment Analysis'],
  'progressive-web-apps': ['Start PWA Project', 'Get Free Quote'],
  'software-development': ['Start Your Project', 'Get Free Quote'],
  'api-microservices': ['Start Your Project', 'Get Free Assessment'],
  'ai-automation': ['Start Your Project', 'Get Free Consultation'],
  'white-label-solutions': ['Explore Solutions', 'Schedule Demo'],
  'saas-development': ['Start SaaS Project', 'Get Free Consultation'],
  'system-integration': ['Start Integration Project', 'Get System Analysis'],
  'ui-ux-design': ['Start Design Project', 'Get Free Consultation'],
  'cloud-operations': ['Start Cloud Journey', 'Get Free Assessment'],
  'software-hardware-development': ['Start Product Development', 'Discuss Your Idea'],
  'rd-prototyping': ['Start R&D Project', 'Discuss Innovation'],
  'pcb-hardware-design': ['Start PCB Design', 'Get Quote'],
  'devops-cicd': ['Start DevOps Journey', 'Get DevOps Assessment'],
  'seo-optimization': ['Start SEO Campaign', 'Get Free SEO Audit'],
  'digital-marketing': ['Start Marketing Campaign', 'Get Free Audit'],
  'content-creation': ['Start Content Strategy', 'View Portfolio'],
  'mvp-development': ['Start MVP Project', 'Get Free Quote'],
  'consulting-strategy': ['Start Strategic Planning', 'Schedule Consultation'],
  'data-analytics': ['Start Analytics Project', 'Get Data Assessment'],
}

const services = Object.entries(table).flatMap(([group, entries]) =>
  entries.map(([label, slug]) => ({ group, label, slug, path: `/services/${slug}` })),
)
const groups = Object.entries(table).map(([title, entries]) => [
  title,
  entries.map(([label, slug]) => [label, `/services/${slug}`]),
])

/** The section that a heading names. */
const sectionNamed = (main: Element, name: RegExp) =>
  all(main, 'section').find((section) => name.test(getText(section.querySelector('h2'))))

/** The groups in a part of the page: each list under the title that labels it, with its links. */
const getGroups = (part: string) =>
  all(documentAt('/services/web-development'), `${part} [data-theme]`).map((group) => [
    getText(group.querySelector('p')),
    getLinks(group),
  ])

test('the tables hold the 24 services and 72 packages of the specification', () => {
  const slugs = services.map(({ slug }) => slug)
  expect(slugs).toHaveLength(24)
  expect(Object.keys(calls)).toEqual(slugs)
  expect(Object.keys(packages).toSorted()).toEqual(slugs.toSorted())
  expect(Object.values(packages).flat()).toHaveLength(72)
})

test('footer, menu and sidebar list the services in their groups', () => {
  expect(getGroups('footer')).toEqual(groups)
  // The menu adds NEW and a line about the service.
  const named = (part: string) =>
    getGroups(part).map(([title, links]) => [
      title,
      (links as [string, string][]).map(([text, href]) => [
        services.find(({ label }) => text === label || text.startsWith(`${label} `))?.label,
        href,
      ]),
    ])
  expect(named('#services-menu')).toEqual(groups)
  for (const link of texts(documentAt('/'), '#services-menu [data-theme] a')) {
    expect(link).toMatch(/^\S.* \S+ \S+ \S+$/)
  }
  expect(named('#services-sidebar')).toEqual(groups)
})

test('seven services carry a NEW badge', () => {
  const badged = texts(documentAt('/services'), '#services-sidebar a').filter((text) =>
    text.endsWith('NEW'),
  )
  expect(badged).toEqual(newServices.map((label) => `${label} NEW`))
})

test('the sidebar leads to the overview and, from its box, to a free consultation', () => {
  const sidebar = documentAt('/services').querySelector('#services-sidebar')
  expect(getText(sidebar)).toContain('Ready to Start?')
  const links = sidebar ? getLinks(sidebar) : []
  expect(links).toContainEqual(['Getting Started', '/services'])
  expect(links).toContainEqual(['Book a free consultation', '/book-meeting'])
})

test('the menu holds the tiles for the overview and for a callback', () => {
  const links = getLinks(documentAt('/about'), '#services-menu a')
  expect(links).toContainEqual([expect.stringMatching(/^Services overview/), '/services'])
  const callback = /^Request a callback: Didn[’']t find what you need\?$/
  expect(links).toContainEqual([expect.stringMatching(callback), '/contact'])
})

describe('the overview', () => {
  const main = getMain('/services')

  test('has three cards, six reasons and a call to action', () => {
    const cards = all(main, 'ul > li:has(> h2)')
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/contact',
      '/about',
      '/book-meeting',
    ])
    for (const card of cards) expect(getText(card.querySelector('p'))).toMatch(/\w+ \w+/)
    expect(all(main, 'li:has(> strong)')).toHaveLength(6)
    expect(getLinks(main).at(-1)?.[1]).toBe('/book-meeting')
  })

  test('lists all services in four categories, with prices and times', () => {
    expect(texts(main, '#prices h3')).toEqual([
      'Web & Apps',
      'Engineering & AI',
      'Design & DevOps',
      'Growth & Strategy',
    ])
    for (const { label, path } of services) {
      expect(texts(main, `a[href="${path}"]`)).toEqual([
        expect.stringMatching(/ from ₹[\d.]+[KL] (\d+–\d+ weeks|per month)$/),
      ])
      expect(texts(main, `a[href="${path}"]`)[0]).toContain(label)
    }
  })
})

describe.each(services)('$path', ({ path, slug, label, group }) => {
  const main = getMain(path)

  test('has its name, its group, and the parts of the common pattern', () => {
    expect(documentAt(path).title).toBe(`${label} | Kitewright`)
    expect(getText(main.querySelector('h1 > span'))).toBe(label)
    const [first] = all(main, 'p, h1')
    expect(getText(first)).toBe(group)
    const highlights = sectionNamed(main, /^(What you gain|Three things you can hold us to)$/)
    expect(all(highlights ?? main, 'li')).toHaveLength(3)
    // Not the key facts, the words and showcase of a typical build, or the terms beside the packages.
    const lists = all(main, 'dl').filter(
      (list) => !list.closest('article, details, #prices, [data-title-block]'),
    )
    expect(lists).toHaveLength(2)
    for (const list of lists) expect(all(list, 'dt').length).toBeGreaterThanOrEqual(3)
    // Storyboards have the features as headings beside their drawings.
    const details = sectionNamed(main, /^Details that matter$/)
    const features = details ? all(details, 'h3') : all(main, 'section > div:has(> svg) + div > h2')
    expect(features.length).toBeGreaterThanOrEqual(3)
    expect(all(main, 'ol > li')).toHaveLength(4)
    expect(all(main, 'ol > li h3')).toHaveLength(4)
  })

  test('says each of its key facts once', () => {
    const facts = texts(main, '[data-title-block] dd').flatMap((fact) => fact.split(' · '))
    expect(new Set(facts).size).toBe(facts.length)
  })

  test('closes with its two calls to action, both to the contact page', () => {
    const href = `/contact?about=${slug}`
    expect(getLinks(main).slice(-2)).toEqual(calls[slug]?.map((call) => [call, href]))
  })

  test('shows the packages of the specification', () => {
    const cards = all(main, 'article:has(.price)')
    expect(cards).toHaveLength(3)
    for (const [place, [name, price, ...facts]] of (packages[slug] ?? []).entries()) {
      const card = cards[place] as Element
      expect(texts(card, 'h3')).toEqual([name])
      expect(texts(card, '.price')).toEqual([price])
      expect(all(card, 'li')).toHaveLength(4)
      expect(getText(card).includes('Most Popular')).toBe(place === 1)
      for (const word of facts.join(' ').toLowerCase().split(' ')) {
        expect(getText(card).toLowerCase()).toContain(word)
      }
    }
  })
})

test.each([
  {
    slug: 'consulting-strategy',
    areas: [
      'Digital Transformation',
      'Performance Optimization',
      'Market Entry Strategy',
      'Risk Management',
    ],
    steps: [
      'Discovery & Assessment',
      'Strategy Development',
      'Implementation Planning',
      'Ongoing Support',
    ],
  },
  {
    slug: 'software-hardware-development',
    areas: ['IoT Devices', 'Embedded Systems', 'Wearable Technology', 'Smart Infrastructure'],
    steps: [
      'Concept & Requirements',
      'Design & Prototyping',
      'Software Development',
      'Testing & Production',
    ],
  },
  {
    slug: 'rd-prototyping',
    areas: [
      'Emerging Technologies',
      'Product Innovation',
      'Process Innovation',
      'Industry Solutions',
    ],
    steps: [
      'Ideation & Research',
      'Concept Development',
      'Rapid Prototyping',
      'Validation & Refinement',
    ],
  },
  {
    slug: 'pcb-hardware-design',
    areas: ['Single & Double Layer', 'Multi-Layer', 'Flexible', 'High-Frequency'],
    steps: [
      'Requirements Analysis',
      'Schematic Design',
      'PCB Layout & Routing',
      'Testing & Manufacturing',
    ],
  },
])('$slug names the areas and steps of the specification', ({ slug, areas, steps }) => {
  const main = getMain(`/services/${slug}`)
  const list = all(main, 'ul').find((one) => texts(one, 'h3').includes(areas[0] ?? ''))
  expect(texts(list ?? main, 'h3')).toEqual(areas)
  expect(texts(main, 'ol > li h3')).toEqual(steps)
})

/** The items of the list with this title. */
const getItems = (slug: string, title: RegExp) =>
  all(getMain(`/services/${slug}`), 'div:has(> h3)')
    .filter((part) => title.test(getText(part.querySelector('h3'))))
    .flatMap((part) => texts(part, 'li'))

test.each(['web-development', 'app-development', 'ai-automation', 'ecommerce-solutions'])(
  '%s also lists features, technologies and what is built',
  (slug) => {
    for (const title of [/^Features/, /^Technologies$/, /^What we build$/]) {
      expect(getItems(slug, title).length).toBeGreaterThanOrEqual(3)
    }
  },
)

test('ecommerce-solutions also lists platforms, custom solutions and core features', () => {
  const items = (title: RegExp) => getItems('ecommerce-solutions', title)
  expect(items(/^Platforms$/)).toEqual(['Magento', 'BigCommerce'])
  expect(items(/^Custom solutions$/)).toEqual([
    'Custom platforms',
    'Marketplace',
    'B2B portals',
    'Headless commerce',
  ])
  expect(items(/^Core features$/).length).toBeGreaterThanOrEqual(3)
})

test('prices say who owns the results, and lead to samples of what a client gets in writing', () => {
  const main = getMain('/services/web-development')
  const prices = getText(main.querySelector('#prices'))
  for (const words of [
    'are yours once the last invoice is paid',
    'NDA',
    'Prices are without GST',
  ]) {
    expect(prices).toContain(words)
  }
  expect(getLinks(main)).toContainEqual([expect.stringMatching(/^Samples/), '/services#samples'])
  const samples = all(getMain('/services'), '#samples article').map(getText)
  for (const name of ['Quote', 'Weekly update', 'Test report']) {
    expect(samples).toContainEqual(
      expect.stringMatching(new RegExp(`Sample.*${name}|${name}.*Sample`)),
    )
  }
})
