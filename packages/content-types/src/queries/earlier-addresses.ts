import { defineQuery } from 'groq'

/** Services that stood at other addresses before. Apart from their pages, as no visitor's page needs it. */
export const EARLIER_ADDRESSES_QUERY =
  defineQuery(`*[_type == "service" && count(earlierAddresses) > 0]{
  "slug": slug.current,
  "earlier": earlierAddresses
}`)
