import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows } from './public-site.ts'
import { administer, serviceRests, status } from './rebuild-service.ts'

const path = '/services/payment-gateway'

test.afterEach(() => administer('unlock'))

test('a rollback restores the very bytes of the page, and unlocking the newest content', async ({
  page,
}) => {
  await serviceRests()
  const before = await pageHtml(path)

  const service = await openDocument(page, 'prices;service-payment-gateway')
  const lead = 'A checkout that your customers do not notice, in the currencies they pay in.'
  await service.field('Lead').fill(lead)
  await service.publish()
  await siteShows(path, lead)

  expect(await administer('rollback')).toBe(200)
  expect(await pageHtml(path)).toBe(before)
  expect((await status()).locked).not.toBeNull()

  expect(await administer('unlock')).toBe(200)
  await siteShows(path, lead)
})
