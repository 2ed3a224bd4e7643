/** What the price of a package is paid for. */
export const paidPeriods = ['project', 'month', 'licence'] as const
export type PaidPeriod = (typeof paidPeriods)[number]

export const isPaidPeriod = (value: unknown): value is PaidPeriod =>
  paidPeriods.some((period) => period === value)
