import { expect, type Page, test } from '@playwright/test'
import { shownWords } from './shown-words.ts'

/** Specification, section 2 (Service pages): page specifics and what some pages also list. */

// What a service page says stands in its HTML.
test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

const named = [
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
]

for (const { slug, areas, steps: names } of named) {
  test(`${slug} names the areas and steps of the specification`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    const words = areas.map(shownWords)
    const list = main(page).getByRole('list').filter({ hasText: words[0] })
    await expect(list.getByRole('heading')).toHaveText(words)
    await expect(main(page).locator('ol > li').getByRole('heading')).toHaveText(names)
  })
}

/** The items of a list with this title. */
const namesUnder = (page: Page, title: string) =>
  main(page)
    .locator('div')
    .filter({ has: page.locator('> h3', { hasText: new RegExp(`^${title}$`, 'i') }) })
    .getByRole('listitem')

for (const slug of [
  'web-development',
  'app-development',
  'ai-automation',
  'ecommerce-solutions',
] as const) {
  test(`${slug} also lists features, technologies and what is built`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    for (const title of ['Features.*', 'Technologies', 'What we build']) {
      expect(await namesUnder(page, title).count()).toBeGreaterThanOrEqual(3)
    }
  })
}

test('ecommerce-solutions also lists platforms, custom solutions and core features', async ({
  page,
}) => {
  await page.goto('/services/ecommerce-solutions')
  await expect(namesUnder(page, 'Platforms')).toHaveText(['Magento', 'BigCommerce'])
  await expect(namesUnder(page, 'Custom solutions')).toHaveText([
    'Custom platforms',
    'Marketplace',
    'B2B portals',
    'Headless commerce',
  ])
  expect(await namesUnder(page, 'Core features').count()).toBeGreaterThanOrEqual(3)
})
