import { defineQuery } from 'groq'
import {
  AUTHOR,
  CLOSING,
  HEADLINE,
  LINK,
  META,
  NEWEST_FIRST,
  PICTURE,
  TITLED_TEXTS,
} from './fragments.ts'

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

export const LEGAL_PAGES_QUERY = defineQuery(`*[_type == "legalPage"] | order(slug.current asc){
  _id,
  title,
  "slug": slug.current,
  summary,
  sections[]{_key, title, "anchor": anchor.current, body},
  ${META}
}`)

export const ABOUT_QUERY = defineQuery(`*[_type == "about"][0]{
  ${HEADLINE},
  lead,
  whoWeAre{heading, body},
  halves{software, hardware},
  "both": *[_type == "service" && slug.current == "software-hardware-development"][0]{
    title,
    "slug": slug.current,
    "price": tiers[0]{from, period}
  },
  philosophy{heading, items${TITLED_TEXTS}},
  ${CLOSING},
  ${META}
}`)

export const CAREERS_QUERY = defineQuery(`*[_type == "careers"][0]{
  ${HEADLINE},
  lead,
  whenEmpty,
  applicationParts,
  afterApplying,
  note,
  ${META},
  "jobs": *[_type == "job"] | order(orderRank asc){
    _id,
    _updatedAt,
    title,
    "slug": slug.current,
    location,
    workplace,
    country,
    description,
    body,
    applyUrl,
    employmentType,
    datePosted,
    validThrough
  }
}`)

export const PORTFOLIO_QUERY = defineQuery(`*[_type == "portfolio"][0]{
  ${HEADLINE},
  lead,
  whenEmpty,
  ${CLOSING},
  ${META},
  "projects": *[_type == "project"] | order(orderRank asc){
    _id,
    _updatedAt,
    title,
    "slug": slug.current,
    description,
    ${PICTURE},
    tags,
    "services": services[]->{title, "slug": slug.current},
    layers{
      object{title},
      board{title, ${PICTURE}},
      screen{title, ${PICTURE}}
    },
    problem,
    decisions${TITLED_TEXTS},
    parts[]{_key, term, text},
    time,
    "packages": packages[]{
      _key,
      "service": service->title,
      "tier": service->tiers[_key == ^.tier][0]{name, from, to, period}
    }
  }
}`)

export const BLOG_QUERY = defineQuery(`*[_type == "blog"][0]{
  ${HEADLINE},
  lead,
  whenEmpty,
  ${META},
  "posts": *[_type == "post"] | order(${NEWEST_FIRST})[0...20]{
    _id,
    _updatedAt,
    title,
    "slug": slug.current,
    description,
    ${AUTHOR},
    publishedAt,
    ${PICTURE}
  },
  "older": *[_type == "post"] | order(${NEWEST_FIRST})[20...2000]{title, "slug": slug.current, publishedAt}
}`)
