import type { PriceTier } from '@kitewright/content-types/model'

export type Period = PriceTier['period']
export type Tier = Omit<PriceTier, 'period'>

/**
 * A priced package; amounts in whole rupees. Every entry of `facts` must also be in a bullet
 * (specification, section 9).
 */
export const tier = (
  name: string,
  from: number,
  to: number | 'and more',
  texts: Omit<Tier, '_type' | 'name' | 'from' | 'to' | 'bullets'> & {
    bullets: [string, string, string, string]
  },
): Tier => ({
  _type: 'priceTier',
  name,
  from,
  ...(to === 'and more' ? {} : { to }),
  ...texts,
})
