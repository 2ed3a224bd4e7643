import { defineQuery } from 'groq'
import { BLOCKS } from '../generated/blocks.ts'
import { BLOCKS_FIELD, HOME_BLOCKS_FIELD } from '../stored-names.ts'
import { CLOSING, FACTS, HEADLINE, LINK, LOWEST_PRICE, META } from './fragments.ts'

export const HOME_QUERY = defineQuery(`*[_type == "home"][0]{
  hero{
    ${HEADLINE},
    subtitle,
    primary${LINK},
    secondary${LINK}
  },
  facts${FACTS},
  services{
    heading,
    text,
    cards[]{_key, title, description, technologies, "slug": service->slug.current, "price": service->${LOWEST_PRICE}},
    allLink${LINK},
    action${LINK}
  },
  process{
    heading,
    text,
    steps[]{_key, title, duration, description, deliverables, colour, figure},
    action${LINK}
  },
  why{
    heading,
    text,
    stats[]{_key, value, unit, label, description, facts, gauge, colour}
  },
  "build": *[_type == "project" && defined(layers)] | order(orderRank asc)[0]._id,
  faq{
    heading,
    text,
    categories,
    helpTitle,
    helpText,
    helpPrimary${LINK},
    helpSecondary${LINK},
    "updatedAt": *[_type == "faq"] | order(_updatedAt desc)[0]._updatedAt,
    "questions": *[_type == "faq"] | order(category asc, orderRank asc){_id, question, category, answer, synonyms}
  },
  "blockGroups": ${HOME_BLOCKS_FIELD}[!coalesce(hidden, false)]{_key, after, "blocks": ${BLOCKS_FIELD}${BLOCKS}},
  ${CLOSING},
  ${META}
}`)
