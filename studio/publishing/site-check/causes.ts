import {
  addDocument,
  type Fields,
  formatPath,
  getGroups,
  type Issue,
  type SharedIssue,
  toSitePath,
} from '@kitewright/content-rules/check'
import { getSlug } from '@kitewright/content-rules/resolve'
import { formatNames } from '@kitewright/content-rules/text'
import { servicePath } from '@kitewright/content-types/addresses'
import { findTierKey, getRenamedTier } from './rename-references.ts'

/** Issues that a change causes in other documents. */
export type Cause = {
  /** At the changed field, in the changed document. */
  issue: Issue
  affected: readonly SharedIssue[]
}

type CauseText = { path: string; says: (count: string, isOne: boolean) => string }

/**
 * Why documents other than the changed one are broken by its change, one cause for each field.
 *
 * @param affected the issues that the change causes, without those of the document itself.
 * @param before the document as it is published; undefined when it is new.
 * @param after the document as it would be.
 */
export function findCauses(
  affected: readonly SharedIssue[],
  before: Fields | undefined,
  after: Fields,
): Cause[] {
  const groups = new Map<string, { cause: CauseText; affected: SharedIssue[] }>()
  for (const shared of affected) {
    const cause = findCause(shared, before, after)
    const key = JSON.stringify([cause.path, cause.says('', true)])
    const group = groups.get(key) ?? { cause, affected: [] }
    group.affected.push(shared)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ cause: { path, says }, affected }) => {
    const message = says(formatPlaces(affected), countTexts(affected) === 1)
    return { issue: addDocument({ path, message }, after), affected }
  })
}

/** Number of affected texts; one text may have several issues. */
const countTexts = (affected: readonly SharedIssue[]) =>
  new Set(affected.map(({ issue: { document, path } }) => `${document?.id} ${path}`)).size

function formatPlaces(affected: readonly SharedIssue[]): string {
  const names = affected.flatMap(({ issue }) => issue.document?.title ?? [])
  const count = countTexts(affected) === 1 ? 'a text' : `${countTexts(affected)} texts`
  return `${count} (${formatNames([...new Set(names)])})`
}

function findCause(shared: SharedIssue, before: Fields | undefined, after: Fields): CauseText {
  const { reference, twin, issue } = shared
  const { document } = issue
  if (document && twin && twin.id === after._id) {
    return {
      path: twin.path,
      says: () => `“${document.title}” says the same. Change one of them.`,
    }
  }
  const old = before && getSlug(before)
  const address = getSlug(after)
  if (before && old !== undefined && old !== address) {
    const isLink = reference?.kind === 'link' && toSitePath(reference.href) === servicePath(old)
    if (isLink || (reference?.kind === 'placeholder' && reference.placeholder.service === old)) {
      return {
        path: 'slug',
        says: (count, isOne) =>
          `The address was “${old}”, and ${count} still ${isOne ? 'leads' : 'lead'} there. Carry them along, or keep the address.`,
      }
    }
  }
  if (before && reference?.kind === 'token' && reference.token.kind === 'price') {
    const { tier: key } = reference.token
    const tier = getGroups(before, 'tiers[]').find(({ value }) => value._key === key)
    if (tier && reference.token.service === after._id)
      return createRemovedTierCause(String(tier.value.name))
  }
  if (
    before &&
    reference?.kind === 'placeholder' &&
    reference.placeholder.tier &&
    reference.placeholder.service === address
  ) {
    return createRenamedTierCause(reference.placeholder.tier, before, after)
  }
  const where = document?.id ? `“${document.title}” would be wrong: ` : ''
  return { path: '', says: () => `${where}${issue.message}` }
}

function createRenamedTierCause(name: string, before: Fields, after: Fields): CauseText {
  const key = findTierKey(before, name)
  const renamed = getRenamedTier(name, { before, after })
  if (key === undefined || renamed === name) {
    return createRemovedTierCause(name)
  }
  return {
    path: formatPath(['tiers', { _key: key }, 'name']),
    says: (count, isOne) =>
      `“${name}” is now called “${renamed}”, and ${count} still ${isOne ? 'asks' : 'ask'} for the price of “${name}”. Carry them along, or keep the name.`,
  }
}

const createRemovedTierCause = (name: string): CauseText => ({
  path: 'tiers',
  says: (count, isOne) =>
    `The package “${name}” is gone, and ${count} still ${isOne ? 'asks' : 'ask'} for its price. Fix them first, or keep the package.`,
})
