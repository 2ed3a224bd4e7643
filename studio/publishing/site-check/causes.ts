import {
  type Fields,
  groupsAt,
  type Path,
  type SharedProblem,
  sitePath,
} from '@kitewright/content-rules/check'
import { addressOf } from '@kitewright/content-rules/resolve'
import { nameOf, namesText } from '@kitewright/content-rules/text'
import { servicePath } from '@kitewright/content-types/addresses'
import { renamedTier, tierKey } from './rename-references.ts'

/** Problems that a change causes in other documents, shown at the changed field. */
export type Cause = {
  path: Path
  message: string
  problems: readonly SharedProblem[]
}

type CauseText = { path: Path; says: (places: string, isOne: boolean) => string }

/**
 * Why documents other than the changed one are broken by its change, one cause for each field.
 *
 * @param problems those that the change causes, without those of the document itself.
 * @param before the document as it is published; undefined when it is new.
 * @param after the document as it would be.
 */
export function causesOf(
  problems: readonly SharedProblem[],
  before: Fields | undefined,
  after: Fields,
): Cause[] {
  const groups = new Map<string, { cause: CauseText; problems: SharedProblem[] }>()
  for (const problem of problems) {
    const cause = causeOf(problem, before, after)
    const key = JSON.stringify([cause.path, cause.says('', true)])
    const group = groups.get(key) ?? { cause, problems: [] }
    group.problems.push(problem)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ cause, problems }) => ({
    path: cause.path,
    message: cause.says(placesText(problems), countOf(problems) === 1),
    problems,
  }))
}

/** Number of affected texts; one text may have several problems. */
const countOf = (problems: readonly SharedProblem[]) =>
  new Set(problems.map(({ document, path }) => JSON.stringify([document?._id, path]))).size

function placesText(problems: readonly SharedProblem[]): string {
  const names = problems.flatMap(({ document }) => (document ? [nameOf(document)] : []))
  const count = countOf(problems) === 1 ? 'a text' : `${countOf(problems)} texts`
  return `${count} (${namesText([...new Set(names)])})`
}

function causeOf(problem: SharedProblem, before: Fields | undefined, after: Fields): CauseText {
  const { reference, twin, document } = problem
  if (document && twin && twin.document._id === after._id) {
    return {
      path: twin.path,
      says: () => `“${nameOf(document)}” says the same. Change one of them.`,
    }
  }
  const old = before && addressOf(before)
  const address = addressOf(after)
  if (before && old !== undefined && old !== address) {
    const isLink = reference?.kind === 'link' && sitePath(reference.href) === servicePath(old)
    if (isLink || (reference?.kind === 'placeholder' && reference.placeholder.service === old)) {
      return {
        path: ['slug'],
        says: (places, isOne) =>
          `The address was “${old}”, and ${places} still ${isOne ? 'leads' : 'lead'} there. Carry them along, or keep the address.`,
      }
    }
  }
  if (before && reference?.kind === 'token' && reference.token.kind === 'price') {
    const { tier: key } = reference.token
    const tier = groupsAt(before, 'tiers[]').find(({ value }) => value._key === key)
    if (tier && reference.token.service === after._id) return goneTierCause(String(tier.value.name))
  }
  if (
    before &&
    reference?.kind === 'placeholder' &&
    reference.placeholder.tier &&
    reference.placeholder.service === address
  ) {
    return renamedTierCause(reference.placeholder.tier, before, after)
  }
  const where = document ? `“${nameOf(document)}” would be wrong: ` : ''
  return { path: [], says: () => `${where}${problem.message}` }
}

function renamedTierCause(name: string, before: Fields, after: Fields): CauseText {
  const key = tierKey(before, name)
  const renamed = renamedTier(name, { before, after })
  if (key === undefined || renamed === name) {
    return goneTierCause(name)
  }
  return {
    path: ['tiers', { _key: key }, 'name'],
    says: (places, isOne) =>
      `“${name}” is now called “${renamed}”, and ${places} still ${isOne ? 'asks' : 'ask'} for the price of “${name}”. Carry them along, or keep the name.`,
  }
}

const goneTierCause = (name: string): CauseText => ({
  path: ['tiers'],
  says: (places, isOne) =>
    `The package “${name}” is gone, and ${places} still ${isOne ? 'asks' : 'ask'} for its price. Fix them first, or keep the package.`,
})
