import { defineQuery } from 'groq'
import { BLOCKS } from '../generated/blocks.ts'
import { BLOCKS_FIELD } from '../stored-names.ts'
import { HEADLINE, LINK, META } from './fragments.ts'

export const LANDING_PAGES_QUERY = defineQuery(`*[_type == "landingPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  ${HEADLINE},
  lead,
  action${LINK},
  "blocks": ${BLOCKS_FIELD}${BLOCKS},
  ${META}
}`)
