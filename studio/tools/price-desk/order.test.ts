import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { sortServices } from './order.ts'

const documents = seedDocuments().map((document) => ({ ...document }))
const [first] = sortServices(buildSite(documents))

it('lists all services, group by group', () => {
  const services = sortServices(buildSite(documents))
  expect(services).toHaveLength(24)
  const groups = services.map(({ group }) => group)
  const changes = groups.filter((group, index) => group !== groups[index - 1])
  expect(changes).toHaveLength(new Set(groups).size)
})

it('puts a draft in the place of its published entry, and a new one at the end of its group', () => {
  const web = documents.find(({ _id }) => _id === first?.id)
  const draft = { ...web, _id: `drafts.${first?.id}` }
  const added = { ...web, _id: 'drafts.service-new', orderRank: 'zzz' }
  const services = sortServices(buildSite([...documents, draft, added]))
  expect(services).toHaveLength(25)
  expect(services.filter(({ group }) => group === first?.group).at(-1)?.id).toBe('service-new')
})
