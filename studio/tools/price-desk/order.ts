import { type Fields, isFields } from '@kitewright/content-rules/check'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'

/** A service of the table by its published id, and the title of its group. */
export type Ordered = { id: string; group: string }

/** All services in the order of the menu, those that were never published too. */
export function sortServices(site: Site): Ordered[] {
  const working = new Map<string, Fields>()
  for (const document of [...site.published, ...site.drafts]) {
    working.set(getDocumentId(document), document)
  }
  const getGroup = ({ group }: Fields) =>
    isFields(group) ? working.get(String(group._ref)) : undefined
  return [...working]
    .filter(([, { _type }]) => _type === 'service')
    .map(([id, service]) => {
      const group = getGroup(service)
      return {
        id,
        group: typeof group?.title === 'string' ? group.title : 'Without a group',
        rank: [String(group?.orderRank ?? '~'), String(service.orderRank ?? '~'), id].join(' '),
      }
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ id, group }) => ({ id, group }))
}
