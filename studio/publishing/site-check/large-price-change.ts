import { amountText } from '@kitewright/content-rules/price'

/** By how many times a price may change at once without a question: more is mostly a K or a zero too few. */
const MAX_FACTOR = 5

/** Whether a price becomes another by so much that it is asked about; never where there was none. */
export const isLargeChange = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (after > before * MAX_FACTOR || before > after * MAX_FACTOR)

/** “from ₹50K to ₹66?” */
export const largeChangeText = (before: number, after: number): string =>
  `from ₹${amountText(before)} to ₹${amountText(after)}?`
