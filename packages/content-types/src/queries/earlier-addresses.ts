import { defineQuery } from 'groq'

/** What stood at other addresses before. Apart from its pages, as no visitor's page needs it. */
export const EARLIER_ADDRESSES_QUERY =
  defineQuery(`*[_type in ["service", "post", "landingPage"] && count(earlierAddresses) > 0]{
  _type,
  "slug": slug.current,
  "earlier": earlierAddresses
}`)
