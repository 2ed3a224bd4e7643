import { defineQuery } from 'groq'
import { META } from './fragments.ts'

export const LEGAL_PAGES_QUERY = defineQuery(`*[_type == "legalPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  summary,
  sections[]{_key, title, "anchor": anchor.current, body},
  ${META}
}`)
