import { createRow, type Row } from '../tools/price-desk/sheet.ts'

const createTier = (key: string, from: number, to?: number) => ({
  _key: key,
  _type: 'priceTier',
  name: key,
  from,
  ...(to !== undefined && { to }),
})

const createService = (id: string, title: string, factor: number) => ({
  _id: id,
  _type: 'service',
  title,
  tiers: [
    createTier('small', 10_000 * factor, 20_000 * factor),
    createTier('middle', 20_000 * factor, 50_000 * factor),
    createTier('large', 50_000 * factor),
  ],
})

/** Three services of three packages: web, app and shop. */
export const createTestRows = (mayEdit = true): Row[] =>
  [
    createService('web', 'Web', 1),
    createService('app', 'App', 2),
    createService('shop', 'Shop', 3),
  ].map((published) =>
    createRow({ id: published._id, draft: null, published, mayEdit, mayPublish: true }, 'Group'),
  )
