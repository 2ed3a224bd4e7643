import { defineQuery } from 'groq'
import { CLOSING, HEADLINE, META } from './fragments.ts'

export const PLAN_QUERY = defineQuery(`*[_type == "plan"][0]{
  ${HEADLINE},
  lead,
  examples[]{
    _key,
    title,
    packages[]{"service": service->slug.current, "tier": service->tiers[_key == ^.tier][0].name}
  },
  payments{largeAbove, small, large, monthly},
  exclusions,
  validDays,
  note,
  ${CLOSING},
  ${META},
  "services": *[_type == "service"] | order(orderRank asc){
    title,
    "slug": slug.current,
    notIncluded,
    tiers[]{name, from, to, period, weeksFrom, weeksTo, tagline}
  }
}`)
