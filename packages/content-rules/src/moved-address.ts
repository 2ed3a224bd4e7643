import { ownPath } from '@kitewright/content-types/addresses'
import { addressOf } from './price-placeholders.ts'
import type { Fields } from './problem.ts'
import { earlierAddressesOf } from './rules/earlier-addresses.ts'

/** Returns the question before a live page gets another address; empty if it does not. */
export function movedAddress(published: Fields | null, draft: Fields): string[] {
  const [was, is] = [published && pathOf(published), pathOf(draft)]
  if (!was || !is || was === is) return []
  return [
    `The page moves from ${was} to ${is}. The old address leads to the new one from then on; search engines take some weeks to follow. Change it all the same?`,
  ]
}

/**
 * Adds the published address to the draft's earlier addresses, so that old links redirect. Returns the same draft if
 * the address does not change. An address to which the page returns is removed from the list.
 */
export function withEarlierAddress<Draft extends Fields>(
  published: Fields | null | undefined,
  draft: Draft,
): Draft {
  if (!published || movedAddress(published, draft).length === 0) return draft
  const now = addressOf(draft)
  const all = new Set([...earlierAddressesOf(draft), addressOf(published) ?? ''])
  return { ...draft, earlierAddresses: [...all].filter((address) => address && address !== now) }
}

const pathOf = (document: Fields): string | undefined =>
  ownPath({ _type: String(document._type), slug: addressOf(document) ?? null })
