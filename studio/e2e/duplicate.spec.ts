import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'

const ranks = (type: string): Promise<string[]> =>
  lakeClient.fetch('*[_type == $type].orderRank', { type })

test('a duplicate is a new entry: no address, the last place, no search text', async ({ page }) => {
  const before = (await ranks('service')).toSorted().at(-1)
  const original = await openDocument(page, 'prices;service-data-analytics')
  await expect(original.title).toHaveText('Data Analytics')
  await original.choose('Duplicate')
  await expect(original.title).toHaveText('Copy of Data Analytics')

  const name = 'Copy of Data Analytics'
  const [copy] = await lakeClient.fetch('*[title == $name]', { name })
  expect(copy).not.toHaveProperty('slug')
  expect(copy).not.toHaveProperty('metaDescription')
  expect(copy.orderRank > String(before)).toBe(true)
  expect(copy.tiers).toHaveLength(3)
  await expect(original.publishButton).toBeDisabled()
  await lakeClient.delete(copy._id)
})

test('a duplicated question says that it is one, and a post is of today', async ({ page }) => {
  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  await expect(post.title).toHaveText('When a PWA is enough')
  await post.choose('Duplicate')
  await expect(post.title).toHaveText('Copy of When a PWA is enough')
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' })
  await expect(post.field('Date')).toHaveValue(today)
  await expect(post.field('Address')).toHaveValue('')

  const [faq] = await lakeClient.fetch('*[_type == "faq"]')
  await page.goto(`/structure/faqs;all;${faq._id}`)
  await expect(post.title).toHaveText(faq.question)
  await post.choose('Duplicate')
  await expect(post.title).toHaveText(`Copy of ${faq.question}`)
  await lakeClient.delete({ query: '*[title match "Copy of*" || question match "Copy of*"]' })
})
