import { expect, type Page, test } from '@playwright/test'
import { packages } from './packages.ts'
import { groups } from './services.ts'
import { shownWords } from './shown-words.ts'
import { table } from './specification-services.ts'

/** Each service page: the common pattern (specification, section 2) and its packages (section 9). */

// What a service page says stands in its HTML.
test.use({ javaScriptEnabled: false })

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

const main = (page: Page) => page.getByRole('main')
const steps = (page: Page) => main(page).locator('ol > li')

const words = (text: string) => shownWords(text.toLowerCase()).split(/\s+/)

async function expectPackages(page: Page, slug: string) {
  const cards = main(page).locator('article:has(.price)')
  await expect(cards).toHaveCount(3)
  for (const [place, [name, price, ...facts]] of (packages[slug] ?? []).entries()) {
    const card = cards.nth(place)
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card.locator('.price')).toHaveText(price)
    await expect(card.getByRole('listitem')).toHaveCount(4)
    await expect(card.getByText('Most Popular')).toHaveCount(place === 1 ? 1 : 0)
    const text = (await card.innerText()).toLowerCase()
    for (const word of facts.flatMap(words)) expect(text).toContain(word)
  }
}

test('the tables hold the 24 services and 72 packages of the specification', () => {
  const slugs = Object.values(table).flatMap((services) => services.map(([, slug]) => slug))
  expect(Object.keys(calls)).toEqual(slugs)
  expect(Object.keys(packages).toSorted()).toEqual(slugs.toSorted())
  expect(Object.values(packages).flat()).toHaveLength(72)
})

for (const { title, services } of groups) {
  for (const { label, path, slug } of services) {
    test(`${path} follows the common pattern and shows its packages`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${label} | Kitewright`)

      // Hero: category label and name above the headline; the name is part of it.
      const category = main(page).getByText(title, { exact: true })
      const headline = main(page).getByRole('heading', { level: 1 })
      await expect(category).toBeVisible()
      const [above, below] = await Promise.all([category.boundingBox(), headline.boundingBox()])
      expect(above?.y).toBeLessThan((below?.y ?? 0) + 1)
      const name = headline.getByText(label, { exact: true })
      await expect(name).toBeVisible()
      expect((await name.boundingBox())?.height).toBeGreaterThan(12)
      expect(await headline.textContent()).toContain(`${label} `)

      // Three highlights, two lists (key facts are a third), feature cards, four steps.
      await expect(
        main(page)
          .getByRole('region', { name: /^(What you gain|Three things you can hold us to)$/ })
          .getByRole('listitem'),
      ).toHaveCount(3)
      // The plate of a typical build has lists of its own, and terms stand beside the packages.
      const lists = main(page).locator('dl:not(details dl, #prices dl)')
      await expect(lists.and(page.locator(':not([data-title-block]) > dl'))).toHaveCount(2)
      for (const list of await lists.all()) {
        expect(await list.locator('dt').count()).toBeGreaterThanOrEqual(3)
      }
      const features = main(page)
        .getByRole('region', { name: 'Details that decide it' })
        .getByRole('heading', { level: 3 })
      // Storyboards have them as headings, each beside its drawing.
      const plates = main(page).locator('section > div:has(> img) + div > h2')
      expect(await features.or(plates).count()).toBeGreaterThanOrEqual(3)
      await expect(steps(page)).toHaveCount(4)
      await expect(steps(page).getByRole('heading', { level: 3 })).toHaveCount(4)

      // Closing band: two links, both to contact, the last ones of the page.
      const links = main(page).getByRole('link')
      for (const place of [0, 1]) {
        const link = links.nth(place - 2)
        await expect(link).toHaveAttribute('href', `/contact?about=${slug}`)
        // A service that came later has no words in the tables.
        if (calls[slug]) await expect(link).toHaveText(calls[slug][place] ?? '')
      }

      await test.step('packages', () => expectPackages(page, slug))
    })
  }
}
