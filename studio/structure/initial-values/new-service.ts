import { API_VERSION } from '@kitewright/content-types/queries'
import type { InitialValueResolverContext } from 'sanity'
import { suggest } from './landing-templates.ts'

/** Texts of the site that a new service may share. */
type StoredServices = {
  services: {
    facts: { label: string; value: string }[] | null
    listTitles: string[] | null
    packages: string[] | null
    closing: { primary: string; secondary: string } | null
  }[]
  steps: { title: string; text: string }[] | null
}

const storedQuery = `{
  "services": *[_type == "service"]{
    facts[]{label, value}, "listTitles": lists[].title, "packages": tiers[].name,
    closing{primary, secondary}
  },
  "steps": *[_id == "home"][0].process.steps[]{title, "text": description}
}`

/** `count` items with keys of their own; keys need to differ within a list only. */
const items = <Of extends object>(
  count: number,
  type: string,
  fields: (index: number) => Partial<Of> = () => ({}),
): (Partial<Of> & { _key: string; _type: string })[] =>
  Array.from({ length: count }, (_, index) => ({
    ...fields(index),
    _key: `${type}-${index + 1}`,
    _type: type,
  }))

/**
 * Initial value of a service: each list has its fixed number of items, filled with the most common texts.
 * Promises to a client wait until an editor keeps or changes them: values of facts, and what happens in each step.
 * Fields that only a person can write are absent rather than blank, so that the Studio says “Required”.
 */
export const newService = async (
  _: unknown,
  { getClient }: Pick<InitialValueResolverContext, 'getClient'>,
) => {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' })
  return buildInitialService(await client.fetch<StoredServices | null>(storedQuery))
}

/** The same from the content of the site; empty lists for an empty site. */
export function buildInitialService(stored: StoredServices | null) {
  const services = stored?.services ?? []
  const facts = findCommonestFacts(services.flatMap(({ facts }) => facts ?? []))
  const getCommonest = (index: number, of: 'listTitles' | 'packages') =>
    findCommonest(services.map((service) => service[of]?.[index]))[0]
  const [primary] = findCommonest(services.map(({ closing }) => closing?.primary))
  const [secondary] = findCommonest(services.map(({ closing }) => closing?.secondary))
  return {
    layout: 'storyboard',
    isNew: false,
    facts: items(3, 'fact', (index) => suggestText(facts[index], 'value')),
    highlights: items(3, 'titledText'),
    lists: items(2, 'termList', (index) => ({
      title: getCommonest(index, 'listTitles'),
      items: items(4, 'termText'),
    })),
    features: items(4, 'titledText'),
    steps: items(4, 'serviceStep', (index) => suggestText(stored?.steps?.[index], 'text')),
    closing: { _type: 'serviceClosing', primary, secondary },
    tiers: items(3, 'priceTier', (index) => ({
      period: 'project',
      name: getCommonest(index, 'packages'),
    })),
  }
}

/** The item with one of its texts as sample words; without an item nothing. */
const suggestText = <Item extends Record<Name, string>, Name extends string>(
  item: Item | undefined,
  name: Name,
): Partial<Item> => (item ? { ...item, [name]: suggest(item[name]) } : {})

/** Three facts that several services state word for word, each under another label. */
function findCommonestFacts(facts: { label: string; value: string }[]) {
  const commonFacts = findCommonest(
    facts.map(({ label, value }) => JSON.stringify({ label, value })),
    facts.length,
  ).map((fact): { label: string; value: string } => JSON.parse(fact))
  const byLabel = Map.groupBy(commonFacts, ({ label }) => label)
  return [...byLabel.values()].flatMap(([first]) => first ?? []).slice(0, 3)
}

/** The most frequent items of a list, used at least twice; equally frequent ones in their order. */
export function findCommonest(values: readonly unknown[], count = 1): string[] {
  const often = Map.groupBy(
    values.filter((value) => typeof value === 'string' && value !== ''),
    (value) => String(value),
  )
  return [...often]
    .filter(([, same]) => same.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, count)
    .map(([value]) => value)
}
