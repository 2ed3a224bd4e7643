import { defineQuery } from 'groq'
import { CLOSING_PARTS, FACTS, HEADLINE, META } from './fragments.ts'

/** Every landing page, with its sections in their order. A build is named; the prerender puts it there. */
export const LANDING_PAGES_QUERY = defineQuery(`*[_type == "landingPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  ${HEADLINE},
  lead,
  sections[]{
    _key,
    _type,
    _type == "landingFacts" => {facts${FACTS}},
    _type == "landingText" => {heading, body},
    _type == "landingPackages" => {
      heading,
      "service": service->{
        title,
        "slug": slug.current,
        tiers[]{_key, name, from, to, period, tagline, facts, bullets}
      }
    },
    _type == "landingBuild" => {heading, "build": build._ref},
    _type == "closing" => ${CLOSING_PARTS}
  },
  ${META}
}`)
