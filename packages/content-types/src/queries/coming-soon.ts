import { defineQuery } from 'groq'
import { HEADLINE, LINK, META } from './fragments.ts'

export const COMING_SOON_QUERY = defineQuery(`*[_type == "comingSoon"][0]{
  ${HEADLINE},
  text,
  launchDate,
  afterLaunch{${HEADLINE}, text, action${LINK}},
  ${META}
}`)

export const LABS_COMING_SOON_QUERY = defineQuery(`*[_type == "labsComingSoon"][0]{
  label,
  text,
  openings,
  ${META}
}`)
