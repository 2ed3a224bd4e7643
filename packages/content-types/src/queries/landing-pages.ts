import { defineQuery } from 'groq'
import { HEADLINE, LINK, META } from './fragments.ts'
import { OWN_SECTIONS } from './own-sections.ts'

/** Every landing page, with its sections in their order. */
export const LANDING_PAGES_QUERY = defineQuery(`*[_type == "landingPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  ${HEADLINE},
  lead,
  action${LINK},
  sections${OWN_SECTIONS},
  ${META}
}`)
