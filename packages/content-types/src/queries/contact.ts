import { defineQuery } from 'groq'
import { FACTS, HEADLINE, LINK, META, TITLED_TEXTS } from './fragments.ts'

export const CONTACT_QUERY = defineQuery(`*[_type == "contact"][0]{
  ${HEADLINE},
  lead,
  replyTimes{value, note},
  formHeading,
  formHelp,
  privacyNote,
  meeting{heading, text, action${LINK}},
  next{heading, items${TITLED_TEXTS}},
  ${META}
}`)

export const BOOKING_QUERY = defineQuery(`*[_type == "booking"][0]{
  lead,
  facts${FACTS},
  calendarNotice,
  fallbackNotice,
  quickContactNote,
  ${META}
}`)
