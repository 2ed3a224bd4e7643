import { toSlug } from '@kitewright/content-types/addresses'
import {
  createIssue,
  type Fields,
  getDrawingSlots,
  type Issue,
  isFields,
} from '@kitewright/content-types/model'
import { getGroups, type Rule, requireUnique } from '../rule.ts'
import { formatNames } from '../text.ts'
import { servicePrices } from './placeholders-in-text.ts'

/** Rules of a service page: three packages with rising prices, and texts that use them. */
export const service: readonly Rule[] = [
  toAboveFrom,
  validateWeeks,
  validateTierOrder,
  validateTierNames,
  validatePeriods,
  validateFacts,
  validateLedger,
  validateNeighbour,
  validateReplacement,
  validatePictures,
  requireUnique('pictures[].place', 'place'),
  requireUnique('questions[]._ref', 'question'),
  ...servicePrices,
]

function toAboveFrom(document: Fields): Issue[] {
  return getGroups(document, 'tiers[]').flatMap(({ path, value: { from, to } }) => {
    if (typeof from !== 'number' || typeof to !== 'number' || to > from) return []
    return [
      createIssue(
        [...path, 'to'],
        'The highest price must be above the lowest. Leave it empty for “and more”.',
      ),
    ]
  })
}

/** A package that is paid by the month has no last week. */
function validateWeeks(document: Fields): Issue[] {
  return getGroups(document, 'tiers[]').flatMap(({ path, value }) => {
    const { period, weeksFrom, weeksTo } = value
    if (weeksFrom === undefined && weeksTo === undefined) return []
    if (period === 'month') {
      const name = weeksFrom === undefined ? 'weeksTo' : 'weeksFrom'
      return [createIssue([...path, name], 'A monthly package runs on. Leave its weeks empty.')]
    }
    if (weeksFrom === undefined) {
      return [createIssue([...path, 'weeksFrom'], 'Write the fewest weeks, too.')]
    }
    if (typeof weeksFrom !== 'number' || typeof weeksTo !== 'number' || weeksTo >= weeksFrom)
      return []
    return [
      createIssue(
        [...path, 'weeksTo'],
        'The most weeks cannot be fewer than the fewest. Leave them empty for “and more”.',
      ),
    ]
  })
}

function validateTierOrder(document: Fields): Issue[] {
  const tiers = getGroups(document, 'tiers[]')
  return tiers.flatMap(({ path, value: { from } }, index) => {
    const before = tiers[index - 1]?.value.from
    if (typeof from !== 'number' || typeof before !== 'number' || from > before) return []
    return [
      createIssue(
        [...path, 'from'],
        'Put the packages in order, cheapest first: this one must cost more.',
      ),
    ]
  })
}

/** Enquiries and plans name a package by its slug. */
function validateTierNames(document: Fields): Issue[] {
  const names = getGroups(document, 'tiers[]').flatMap(({ path, value: { name } }) =>
    typeof name === 'string' ? [{ path, name, slug: toSlug(name) }] : [],
  )
  return names.flatMap(({ path, name, slug }, index) => {
    const first = names.slice(0, index).find((one) => one.slug === slug)
    if (!first) return []
    return [
      createIssue(
        [...path, 'name'],
        `Links cannot tell “${name}” from “${first.name}”. Add a word or a figure to one of them.`,
      ),
    ]
  })
}

/** The title block and the menu show one period for the whole service. */
function validatePeriods(document: Fields): Issue[] {
  const [first, ...others] = getGroups(document, 'tiers[]')
  return others.flatMap(({ path, value: { period } }) => {
    if (period === first?.value.period) return []
    return [createIssue([...path, 'period'], 'All three packages must be paid in the same way.')]
  })
}

/** The page shows only bullets, so each fact must be in one. */
function validateFacts(document: Fields): Issue[] {
  return getGroups(document, 'tiers[]').flatMap(({ path, value: { facts, bullets } }) => {
    if (!Array.isArray(facts) || !Array.isArray(bullets)) return []
    const bulletWords = bullets.filter((bullet) => typeof bullet === 'string').map(getDistinctWords)
    return facts.flatMap((fact: unknown, index) => {
      if (typeof fact !== 'string') return []
      const terms = getDistinctWords(fact)
      if (bulletWords.some((bullet) => [...terms].every((word) => bullet.has(word)))) return []
      return [createIssue([...path, 'facts', index], `Say “${fact}” in one of the four bullets.`)]
    })
  })
}

/** The words of a text, without case, kinds of dash and punctuation. */
function getDistinctWords(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/\s*[–—−-]\s*(?=\d)/g, '-')
    .replace(/[’‘]/g, "'")
  return new Set(
    plain
      .split(/[\s,;:()]+/)
      .map(stripPunctuation)
      .filter(Boolean),
  )
}

const stripPunctuation = (word: string) => word.replace(/^[.'"“]+|[.'"”]+$/g, '')

/** The Ledger layout needs its drawing and its “what it is not”. */
function validateLedger(document: Fields): Issue[] {
  if (document.layout !== 'ledger') return []
  return ['drawing', 'isNot'].flatMap((name) => {
    if (isFields(document[name])) return []
    return [createIssue([name], 'A Ledger page needs this. Fill it in, or choose another layout.')]
  })
}

function validateNeighbour({ _id, isNot }: Fields): Issue[] {
  const ref = isFields(isNot) && isFields(isNot.neighbour) ? isNot.neighbour._ref : undefined
  if (typeof ref !== 'string' || typeof _id !== 'string') return []
  if (ref !== _id.replace(/^drafts\./, '')) return []
  return [
    createIssue(
      ['isNot', 'neighbour'],
      'A service cannot be its own related service. Choose another service.',
    ),
  ]
}

/** A picture replaces a drawing that the layout has. */
function validatePictures(document: Fields): Issue[] {
  const slots = getDrawingSlots(document.layout)
  const pictures = getGroups(document, 'pictures[]')
  const used = pictures.map(({ value }) => value.place)
  return pictures.flatMap(({ path, value: { place } }) => {
    if (typeof place !== 'string') return []
    const names = Object.values(slots).map(({ title }) => title)
    if (!Object.hasOwn(slots, place)) {
      return [
        createIssue(
          [...path, 'place'],
          `This layout does not have that drawing. It has ${formatNames(names, names.length)}.`,
        ),
      ]
    }
    // Otherwise larger screens would show a drawing of something else.
    if (place !== 'tall' || used.includes('wide')) return []
    return [
      createIssue(
        [...path, 'place'],
        'Phones need this picture only beside a “System drawing”. Add that one too.',
      ),
    ]
  })
}

/** A service that ends redirects to another one. */
function validateReplacement({ _id, endsOn, replacedBy }: Fields): Issue[] {
  if (endsOn === undefined) return []
  const id = isFields(replacedBy) ? replacedBy._ref : undefined
  if (id && id !== _id) return []
  return [createIssue(['replacedBy'], 'Choose another service, to which the address redirects.')]
}
