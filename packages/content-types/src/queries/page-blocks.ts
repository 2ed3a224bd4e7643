import { defineQuery } from 'groq'
import {
  CLOSING_PARTS,
  FACTS,
  HEADLINE,
  LINK,
  META,
  PICTURE,
  TIERS,
  TITLED_TEXTS,
} from './fragments.ts'

/** Blocks in the order that editors chose. A project is only named; the prerender inserts it. */
export const PAGE_BLOCKS = `[]{
  _key,
  _type,
  background,
  space,
  _type == "heroSection" => {headline{impact, effort}, text, primary${LINK}, secondary${LINK}, ${PICTURE}},
  _type == "factsSection" => {facts${FACTS}},
  _type == "cardsSection" => {
    heading,
    text,
    "cards": services[]->{title, "slug": slug.current, "description": lead, "price": tiers[0]{from, period}, duration}
  },
  _type == "stepsSection" => {heading, steps[]{_key, title, text, duration}},
  _type == "packagesSection" => {
    heading,
    "service": service->{
      title,
      "slug": slug.current,
      ${TIERS}
    }
  },
  _type == "figuresSection" => {
    heading,
    stats[]{_key, value, unit, label, description, facts, gauge, colour}
  },
  _type == "buildSection" => {heading, "build": build._ref},
  _type == "textSection" => {heading, body},
  _type == "pictureSection" => {caption, ${PICTURE}},
  _type == "columnsSection" => {heading, left, right},
  _type == "gallerySection" => {heading, pictures[]{_key, caption, ${PICTURE}}},
  _type == "videoSection" => {
    heading,
    video,
    "file": file.asset->url,
    "captions": captions.asset->url,
    caption,
    ${PICTURE}
  },
  _type == "testimonialSection" => {quote, name, role},
  _type == "logosSection" => {heading, pictures[]{_key, ${PICTURE}}},
  _type == "questionsSection" => {
    heading,
    topic,
    "questions": *[_type == "faq" && category == ^.topic] | order(orderRank asc){_id, question, answer}
  },
  _type == "enquirySection" => {
    heading,
    text,
    "about": service->slug.current,
    "form": *[_type == "contact"][0]{formHeading, formHelp, privacyNote, next{heading, items${TITLED_TEXTS}}}
  },
  _type == "closing" => ${CLOSING_PARTS}
}`

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
