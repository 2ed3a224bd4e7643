import type { Snapshot } from '@kitewright/content-loader/load'
import type { LakeDocument } from '../tests/fake-lake.ts'

const isCopy = (slug: string) => /-no-\d+$/.test(slug)

/** `count` copies of the given services, with other addresses and unique fields. */
export function addServices(documents: readonly LakeDocument[], count: number): LakeDocument[] {
  const services = documents.filter(({ _type }) => _type === 'service')
  return Array.from({ length: count }, (_, index) => {
    const service = services[index % services.length]
    if (!service) throw new Error('The content has no services')
    const tag = `-no-${index + 1}`
    const slug = `${service._id.replace(/^service-/, '')}${tag}`
    return {
      ...service,
      _id: `${service._id}${tag}`,
      title: `${service.title} ${index + 1}`,
      slug: { _type: 'slug', current: slug },
      metaDescription: `${String(service.metaDescription).slice(0, 100)} ${slug}`.slice(0, 155),
    }
  })
}

/**
 * Replaces each further service by a legal page: the same number of documents, but without drawings and
 * without longer menus.
 */
export function withLegalPages(snapshot: Snapshot): Snapshot {
  const { content } = snapshot
  const [legal] = content.legalPages
  if (!legal) throw new Error('The content has no legal page')
  const copies = content.services.filter(({ slug }) => isCopy(slug))
  const { site, servicesOverview } = content
  return {
    ...snapshot,
    content: {
      ...content,
      services: content.services.filter(({ slug }) => !isCopy(slug)),
      servicesOverview: {
        ...servicesOverview,
        prices: servicesOverview.prices.filter(({ slug }) => !isCopy(slug)),
      },
      site: {
        ...site,
        groups: site.groups.map((group) => ({
          ...group,
          services: group.services.filter(({ slug }) => !isCopy(slug)),
        })),
      },
      legalPages: [...content.legalPages, ...copies.map(({ slug }) => ({ ...legal, slug }))],
    },
  }
}
