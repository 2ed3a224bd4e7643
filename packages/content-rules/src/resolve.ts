/** Replaces placeholders in texts by prices, contact facts and addresses. */

export { type Chip, chipOf, chipText } from './chips.ts'
export { type ContactFact, contactFacts, contactSlot, contactSlotsIn } from './contact-slots.ts'
export { isLink } from './link-target.ts'
export { movedAddress, withEarlierAddress } from './moved-address.ts'
export {
  cacheOutgoingReferences,
  type OutgoingReference,
  outgoingReferences,
  referencedIds,
} from './outgoing-references.ts'
export {
  addressOf,
  type PriceSlot,
  priceListOf,
  slotPrice,
  slotsIn,
  slotText,
  type Tier,
  tiersOf,
  tierText,
  withSlots,
} from './price-slots.ts'
export {
  resolveDocuments,
  resolveText,
  type SlotValues,
  slotValuesOf,
} from './resolve-documents.ts'
