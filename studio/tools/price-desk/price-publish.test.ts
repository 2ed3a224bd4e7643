import { fetchTransactions } from '@kitewright/protocol/site'
import { firstValueFrom } from 'rxjs'
import { getDraftId } from 'sanity'
import { expect, it } from 'vitest'
import { watchSite } from '../../publishing/site-check/live-site.ts'
import { testLake } from '../../testing/test-lake.ts'
import { collectPublishIssues, getPricePublishes, publishPrices } from './price-publish.ts'
import { createRow, type Row } from './sheet.ts'

const web = 'service-web-development'
const app = 'service-app-development'

const client = await testLake()

/** Writes a draft in which the first package costs this. */
async function priced(id: string, from: number, more: object = {}) {
  const published = await client.getDocument(id)
  const [first, ...others] = published?.tiers ?? []
  const tiers = [{ ...first, from }, ...others]
  await client.createOrReplace({
    ...published,
    ...more,
    _id: getDraftId(id),
    _type: 'service',
    tiers,
  })
}

async function row(id: string): Promise<Row> {
  const [draft, published] = await client.getDocuments([getDraftId(id), id])
  return createRow(
    { id, draft: draft ?? null, published: published ?? null, mayEdit: true, mayPublish: true },
    '',
  )
}

const costs = async (id: string) => (await client.getDocument(id))?.tiers[0].from

it('publishes prices alone and together, and keeps other changes as drafts', async () => {
  await priced(web, 66_000)
  await priced(app, 330_000, { lead: 'Half a' })
  const publishes = getPricePublishes([await row(web), await row(app)])
  expect(publishes.map(({ isComplete }) => isComplete)).toEqual([true, false])
  await publishPrices(client, publishes)

  expect(await costs(web)).toBe(66_000)
  expect(await client.getDocument(getDraftId(web))).toBeUndefined()
  expect(await costs(app)).toBe(330_000)
  expect((await client.getDocument(app))?.lead).not.toBe('Half a')
  expect((await client.getDocument(getDraftId(app)))?.lead).toBe('Half a')
  expect(getPricePublishes([await row(web), await row(app)])).toEqual([])

  const [last] = await fetchTransactions(client, [web, app])
  expect(last?.documentIDs).toEqual(expect.arrayContaining([web, app]))
})

it('removes an emptied highest price', async () => {
  const published = await client.getDocument(web)
  const [{ to: _, ...first }, ...others] = published?.tiers ?? []
  await client.create({
    ...published,
    _id: getDraftId(web),
    _type: 'service',
    tiers: [first, ...others],
  })
  await publishPrices(client, getPricePublishes([await row(web)]))
  expect((await client.getDocument(web))?.tiers[0]).not.toHaveProperty('to')
})

it('publishes nothing if another editor changed one of them', async () => {
  await priced(web, 77_000)
  await priced(app, 440_000)
  const publishes = getPricePublishes([await row(web), await row(app)])
  await client.patch(getDraftId(app)).set({ lead: 'Typed just now' }).commit()
  await expect(publishPrices(client, publishes)).rejects.toThrow()
  expect(await costs(web)).toBe(66_000)
  expect(await costs(app)).toBe(330_000)
})

it('shows issues of the build at the cell', async () => {
  await priced(web, 900_000)
  const issues = collectPublishIssues(
    await firstValueFrom(watchSite(client)),
    getPricePublishes([await row(web)]),
  )
  expect(issues.map(({ issue }) => [issue.document?.id, issue.message])).toEqual([
    [web, 'Put the packages in order, cheapest first: this one must cost more.'],
  ])
})

it('leaves a service alone that was never published, and a package that is new', async () => {
  const draft = await client.getDocument(getDraftId(web))
  const unpublished = {
    id: web,
    mayEdit: true,
    mayPublish: true,
    draft: draft ?? null,
    published: null,
  }
  expect(getPricePublishes([createRow(unpublished, '')])).toEqual([])
})
