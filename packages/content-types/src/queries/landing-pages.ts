import { defineQuery } from 'groq'
import { HEADLINE, LINK, META } from './fragments.ts'
import { PAGE_BLOCKS } from './page-blocks.ts'

/** Every landing page, with its sections in their order. */
export const LANDING_PAGES_QUERY = defineQuery(`*[_type == "landingPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  ${HEADLINE},
  lead,
  action${LINK},
  sections${PAGE_BLOCKS},
  ${META}
}`)
