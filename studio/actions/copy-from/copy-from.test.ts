import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { getContent } from './copy-from.tsx'

it('copies the page of a service, without its identity', () => {
  const service = seedDocuments().find(({ _type }) => _type === 'service')
  if (!service) throw new Error('The seed has no service')
  const content = getContent({ ...service })
  expect(content).toMatchObject({ tiers: {}, steps: {}, layout: expect.any(String) })
  const own = ['title', 'slug', 'group', 'orderRank', 'menuLine', 'metaDescription', '_id', '_rev']
  for (const name of own) expect(content).not.toHaveProperty(name)
})
