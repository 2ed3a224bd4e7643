/** Replaces placeholders in texts by prices, contact facts and addresses. */

export {
  type ContactFact,
  contactFacts,
  contactPlaceholder,
  contactPlaceholdersIn,
} from './contact-placeholders.ts'
export { isLink } from './link-target.ts'
export {
  cacheOutgoingReferences,
  type OutgoingReference,
  outgoingReferences,
  referencedIds,
} from './outgoing-references.ts'
export { type PlaceholderToken, tokenOf, tokenText } from './placeholder-tokens.ts'
export {
  addressOf,
  type PricePlaceholder,
  placeholderPrice,
  placeholdersIn,
  placeholderText,
  priceListOf,
  type Tier,
  tiersOf,
  tierText,
  withPlaceholders,
} from './price-placeholders.ts'
export {
  type PlaceholderValues,
  placeholderValuesOf,
  resolveDocuments,
  resolveText,
} from './resolve-documents.ts'
export { movedAddress, withEarlierAddress } from './rules/earlier-addresses.ts'
