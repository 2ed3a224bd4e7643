/** How prices are read, written and compared. */

export {
  type Amount,
  changedPrices,
  formatPriceChanges,
  type Package,
  type PriceField,
  packagesOf,
} from './packages.ts'
export { priceSumText } from './price-sum.ts'
export {
  amountText,
  fromText,
  inFull,
  type Price,
  periodText,
  priceText,
  rangeText,
} from './price-text.ts'
