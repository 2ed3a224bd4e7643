import { type Row, rowOf } from './sheet.ts'

const tier = (key: string, from: number, to?: number) => ({
  _key: key,
  _type: 'priceTier',
  name: key,
  from,
  ...(to !== undefined && { to }),
})

const service = (id: string, title: string, factor: number) => ({
  _id: id,
  _type: 'service',
  title,
  tiers: [
    tier('small', 10_000 * factor, 20_000 * factor),
    tier('middle', 20_000 * factor, 50_000 * factor),
    tier('large', 50_000 * factor),
  ],
})

/** Three services of three packages: web, app and shop. */
export const testRows = (mayEdit = true): Row[] =>
  [service('web', 'Web', 1), service('app', 'App', 2), service('shop', 'Shop', 3)].map(
    (published) =>
      rowOf({ id: published._id, draft: null, published, mayEdit, mayPublish: true }, 'Group'),
  )
