import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './places.ts'
import { pageHtml } from './public-site.ts'

test('a service shows its search result and its card as they will look', async ({ page }) => {
  const service = await openDocument(page, 'prices;service-ui-ux-design,path=metaDescription')
  const result = service.pane.getByRole('figure', { name: 'In search results' })
  await expect(result).toContainText('UI/UX Design | Kitewright')
  await expect(result).toContainText(`${new URL(site.url).host} › services › ui-ux-design`)
  await expect(result).toContainText(/Title: \d+ of about 60 characters/)

  await test.step('with the words that the page has, prices filled in', async () => {
    const html = await pageHtml('/services/ui-ux-design')
    const [, said = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(said).toContain('₹')
    await expect(result).toContainText(said)
  })

  await test.step('and follows what is typed', async () => {
    await service.field('Search description').fill('Screens that people like, from {from}.')
    await expect(result).toContainText(/Screens that people like, from ₹\d+K/)
    const card = service.pane.getByRole('figure', { name: 'Where it is shared' })
    const picture = card.getByRole('img', { name: /^Sharing picture: / })
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  })
})

const pages = [
  'home',
  'servicesOverview',
  'about',
  'contact',
  'booking',
  'careers',
  'blog',
  'portfolio',
]

test('so does every page', async ({ page }) => {
  for (const name of pages) {
    await test.step(name, async () => {
      const { pane } = await openDocument(page, `pages;${name},path=meta`)
      await expect(pane.getByRole('figure', { name: 'In search results' })).toContainText(
        'Kitewright',
      )
      await expect(pane.getByRole('img', { name: /^Sharing picture: / })).toBeVisible()
    })
  }
})
