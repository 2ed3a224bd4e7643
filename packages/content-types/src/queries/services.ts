import { defineQuery } from 'groq'
import {
  CARDS,
  CLOSING,
  FACTS,
  HEADLINE,
  LINK,
  LOWEST_PRICE,
  META,
  NEWEST_FIRST,
  OWN_META,
  PICTURE,
  TIERS,
  TITLED_TEXTS,
} from './fragments.ts'

/** One query for all service pages, so that a build reads one moment in time. */
export const SERVICES_QUERY = defineQuery(`*[_type == "service"] | order(slug.current asc){
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  "group": group->{title, shortTitle, colour},
  isNew,
  ${OWN_META},
  layout,
  ${HEADLINE},
  lead,
  facts${FACTS},
  highlights${TITLED_TEXTS},
  lists[]{_key, title, items[]{_key, term, text}},
  extraLists[]{_key, title, items},
  areas{title, items${TITLED_TEXTS}},
  features[]{_key, title, text, icon},
  steps[]{_key, title, text, duration, outcome},
  ${TIERS},
  // A question may have ended.
  "questions": questions[defined(@->_id)]->{_id, question, answer},
  "shared": *[_type == "servicePages"][0]{
    "terms": select(
      ^.tiers[0].period == "month" && count(termsByTheMonth) > 0 => termsByTheMonth${TITLED_TEXTS},
      terms${TITLED_TEXTS}
    ),
    guide${LINK},
    questions,
    "samples": *[_type == "servicesOverview"][0].samples.heading
  },
  closing{headline, text, primary, secondary},
  drawing{alt, stations${TITLED_TEXTS}},
  pictures[]{_key, place, ${PICTURE}},
  "build": *[_type == "project" && references(^._id) && defined(layers)] | order(orderRank asc)[0]._id,
  "articles": *[_type == "post" && service._ref == ^._id] | order(${NEWEST_FIRST})[0..1]{
    title,
    "slug": slug.current
  },
  isNot{
    title,
    text,
    linkLabel,
    "neighbour": neighbour->{title, "slug": slug.current, "from": tiers[0].from, "period": tiers[0].period}
  }
}`)

export const SERVICES_OVERVIEW_QUERY = defineQuery(`*[_type == "servicesOverview"][0]{
  ${HEADLINE},
  lead,
  cards${CARDS},
  indexHeading,
  reasons{heading, items${TITLED_TEXTS}},
  samples{heading, text, papers[]{_key, title, items[]{_key, term, text}}},
  ${CLOSING},
  ${META},
  "prices": *[_type == "service"] | order(slug.current asc){
    "slug": slug.current,
    "price": ${LOWEST_PRICE}
  }
}`)
