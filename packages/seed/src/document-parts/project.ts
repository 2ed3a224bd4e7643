import type { Project } from '@kitewright/content-types/generated/sanity.types'
import type { PlateName } from '../seed-assets.ts'
import type { Draft } from './draft.ts'
import { keyed } from './keyed.ts'
import { picture } from './picture.ts'
import { type ServiceSlug, slug, toService } from './reference.ts'

/** A portfolio project; its plate has the project's own name. */
export function project({
  slug: address,
  alt,
  services,
  ...words
}: Omit<Draft<Project>, '_id' | '_type' | 'slug' | 'image' | 'services'> & {
  slug: PlateName
  alt: string
  services: ServiceSlug[]
}): Draft<Project> {
  return {
    ...words,
    _id: `project-${address}`,
    _type: 'project',
    slug: slug(address),
    image: picture(address, alt),
    services: keyed(services.map(toService), (service) => service._ref),
  }
}
