/** Replaces placeholders in texts by prices, contact facts and addresses. */

export {
  type ContactFact,
  contactFacts,
  findContactPlaceholders,
  formatContactPlaceholder,
} from './contact-placeholders.ts'
export { isLink } from './link-target.ts'
export {
  cacheOutgoingReferences,
  getOutgoingReferences,
  getReferencedIds,
  type OutgoingReference,
} from './outgoing-references.ts'
export { formatToken, type PlaceholderToken, parseToken } from './placeholder-tokens.ts'
export {
  collectPriceList,
  findPricePlaceholders,
  formatTier,
  getSlug,
  type PricePlaceholder,
  parseTiers,
  placeholderText,
  resolvePlaceholderPrice,
  type Tier,
  withPlaceholders,
} from './price-placeholders.ts'
export {
  collectPlaceholderValues,
  type PlaceholderValues,
  resolveDocuments,
  resolveText,
} from './resolve-documents.ts'
export { describeMovedAddress, withEarlierAddress } from './rules/earlier-addresses.ts'
