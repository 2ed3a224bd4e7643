import type { Project } from '@kitewright/content-types/model'
import type { PlateName } from '../seed-assets.ts'
import { chip } from './chip.ts'
import { keyed } from './keyed.ts'
import { type Draft, type Named, terms, titled } from './parts.ts'
import { picture, type ServiceSlug, slug, toService } from './reference.ts'

/** A project has three plates: its own name, and with the ends `-board` and `-screen`. */
type ProjectPlate = {
  [Name in PlateName]: `${Name}-board` extends PlateName ? Name : never
}[PlateName]

type Layer = { title: string; alt: string }

type Made = '_id' | '_type' | 'slug' | 'image' | 'services' | 'layers' | 'decisions' | 'parts'

/** A portfolio project in words. `packages` names one package of each service that went into it. */
export function project({
  slug: address,
  layers: { object, board, screen },
  decisions,
  parts,
  packages,
  ...words
}: Omit<Draft<Project>, Made | 'packages'> & {
  slug: ProjectPlate
  layers: { object: Layer; board: Layer; screen: Layer }
  decisions: Named
  parts: Named
  packages: Partial<Record<ServiceSlug, string>>
}): Draft<Project> {
  const services = Object.keys(packages) as ServiceSlug[]
  return {
    ...words,
    _id: `project-${address}`,
    _type: 'project',
    slug: slug(address),
    image: picture(address, object.alt),
    services: keyed(services.map(toService), (service) => service._ref),
    layers: {
      object: { title: object.title },
      board: { title: board.title, image: picture(`${address}-board`, board.alt) },
      screen: { title: screen.title, image: picture(`${address}-screen`, screen.alt) },
    },
    decisions: titled(decisions),
    parts: terms(parts),
    packages: keyed(
      services.map((service) => priceOf(`{range ${packages[service]} of ${service}}`)),
      (price) => price.service._ref,
    ),
  }
}

function priceOf(slot: string) {
  const price = chip(slot)
  if (price._type !== 'price') throw new Error(`Not a price: ${slot}`)
  return price
}
