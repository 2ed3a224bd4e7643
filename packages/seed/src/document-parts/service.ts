import type {
  AreaList,
  NameList,
  PriceTier,
  Service,
  ServiceStep,
  TermList,
  TitledText,
} from '@kitewright/content-types/model'
import { type Keyed, withKeys } from './keyed.ts'
import { createFacts, createTerms, createTitledTexts, type Draft, type Named } from './parts.ts'
import {
  createSlug,
  type GroupSlug,
  type ServiceSlug,
  toGroup,
  toQuestion,
  toService,
} from './reference.ts'
import type { Period, Tier } from './tier.ts'

type Feature = string | { text: string; icon: NonNullable<TitledText['icon']> }

type Step = string | { text: string; duration?: string; outcome?: string }

/** Fields of a service that are generated from shorter input. */
type GeneratedField =
  | ('_id' | '_type' | 'slug' | 'group' | 'isNew' | 'orderRank')
  | ('facts' | 'highlights' | 'lists' | 'extraLists' | 'areas' | 'features' | 'steps')
  | ('tiers' | 'questions' | 'closing' | 'drawing' | 'isNot')

/** The input of a service page. Lists are `{ name: text }`, in reading order. */
type ServiceTexts = Omit<Draft<Service>, GeneratedField> & {
  slug: ServiceSlug
  group: GroupSlug
  /** Shows the NEW badge. */
  isNew?: true
  facts: Named
  highlights: Named
  lists: Readonly<Record<string, Named>>
  extraLists?: Readonly<Record<string, string[]>>
  areas?: { title: string; items: Named }
  features: Readonly<Record<string, Feature>>
  steps: Readonly<Record<string, Step>>
  /** `project` unless the specification says otherwise. */
  pricedPer?: Period
  tiers: [Tier, Tier, Tier]
  /** By their short names in documents/faqs. */
  questions?: readonly string[]
  closing: { headline: string; text: string; primary: string; secondary: string }
  drawing?: { alt: string; stations: Named }
  isNot?: { title: string; text: string; neighbour: ServiceSlug; linkLabel: string }
}

/** Creates the document of a service. `documents/services.ts` sets its position. */
export function createService({
  slug: address,
  group,
  isNew,
  pricedPer = 'project',
  extraLists,
  areas,
  questions,
  drawing,
  isNot,
  ...texts
}: ServiceTexts): Draft<Service> {
  return {
    ...texts,
    _id: `service-${address}`,
    _type: 'service',
    slug: createSlug(address),
    group: toGroup(group),
    isNew: isNew ?? false,
    facts: createFacts(texts.facts),
    highlights: createTitledTexts(texts.highlights),
    lists: createTermLists(texts.lists),
    features: createFeatures(texts.features),
    steps: createSteps(texts.steps),
    tiers: createTiers(texts.tiers, pricedPer),
    closing: { _type: 'serviceClosing', ...texts.closing },
    ...(questions && { questions: withKeys(questions.map(toQuestion), ({ _ref }) => _ref) }),
    ...(extraLists && { extraLists: createNameLists(extraLists) }),
    ...(areas && { areas: createAreaList(areas.title, areas.items) }),
    ...(drawing && {
      drawing: { alt: drawing.alt, stations: createTitledTexts(drawing.stations) },
    }),
    ...(isNot && { isNot: { ...isNot, neighbour: toService(isNot.neighbour) } }),
  }
}

export function createTermLists(lists: Readonly<Record<string, Named>>): Keyed<TermList>[] {
  const items = Object.entries(lists).map(
    ([title, items]): TermList => ({ _type: 'termList', title, items: createTerms(items) }),
  )
  return withKeys(items, (item) => item.title)
}

function createNameLists(lists: Readonly<Record<string, string[]>>): Keyed<NameList>[] {
  const items = Object.entries(lists).map(
    ([title, names]): NameList => ({ _type: 'nameList', title, items: names }),
  )
  return withKeys(items, (item) => item.title)
}

const createAreaList = (title: string, items: Named): AreaList => ({
  _type: 'areaList',
  title,
  items: createTitledTexts(items),
})

function createFeatures(texts: ServiceTexts['features']): Keyed<TitledText>[] {
  const items = Object.entries(texts).map(
    ([title, feature]): TitledText => ({
      _type: 'titledText',
      title,
      ...(typeof feature === 'string' ? { text: feature } : feature),
    }),
  )
  return withKeys(items, (item) => item.title)
}

function createSteps(texts: ServiceTexts['steps']): Keyed<ServiceStep>[] {
  const items = Object.entries(texts).map(
    ([title, step]): ServiceStep => ({
      _type: 'serviceStep',
      title,
      ...(typeof step === 'string' ? { text: step } : step),
    }),
  )
  return withKeys(items, (item) => item.title)
}

function createTiers(tiers: readonly Tier[], period: Period): Keyed<PriceTier>[] {
  const items = tiers.map((tier): PriceTier => ({ ...tier, period }))
  return withKeys(items, (item) => item.name)
}
