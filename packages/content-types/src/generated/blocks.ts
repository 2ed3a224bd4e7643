// Made by `pnpm generate` from apps/web/src/blocks. Not edited by hand.
import type { BlockRules } from '../block-rules.ts'

/** GROQ of a list of blocks. */
export const BLOCKS = `[]{
  _key,
  _type,
  background,
  space,
  _type == "heroSection" => {headline{impact, effort}, text, primary{label, "href": coalesce(href, "")}, secondary{label, "href": coalesce(href, "")}, image{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}},
  _type == "factsSection" => {facts[]{_key, label, value}},
  _type == "cardsSection" => {
    heading,
    text,
    "cards": services[]->{title, "slug": slug.current, "description": lead, "price": tiers[0]{from, period, weeksFrom, weeksTo}}
  },
  _type == "stepsSection" => {heading, steps[]{_key, title, text, duration}},
  _type == "packagesSection" => {
    heading,
    "service": service->{
      title,
      "slug": slug.current,
      tiers[]{_key, name, from, to, period, weeksFrom, weeksTo, tagline, facts, bullets}
    }
  },
  _type == "figuresSection" => {heading, stats[]{_key, value, unit, label, description, facts, gauge, colour}},
  _type == "buildSection" => {heading, "build": build->{_type, _id}},
  _type == "textSection" => {heading, body},
  _type == "columnsSection" => {heading, left, right},
  _type == "pictureSection" => {caption, image{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}},
  _type == "gallerySection" => {heading, pictures[]{_key, caption, image{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}}},
  _type == "videoSection" => {
    heading,
    video,
    "file": file.asset->url,
    "captions": captions.asset->url,
    caption,
    image{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}
  },
  _type == "testimonialSection" => {quote, name, role},
  _type == "logosSection" => {heading, pictures[]{_key, image{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}}},
  _type == "questionsSection" => {
    heading,
    topic,
    "questions": *[_type == "faq" && category == ^.topic] | order(orderRank asc){_id, question, answer}
  },
  _type == "enquirySection" => {
    heading,
    text,
    "about": service->slug.current,
    "form": *[_type == "contact"][0]{formHeading, formHelp, privacyNote, next{heading, items[]{_key, title, text}}}
  },
  _type == "closing" => {headline{impact, effort}, text, primary{label, "href": coalesce(href, "")}, secondary{label, "href": coalesce(href, "")}}
}`

export const blockRules: Readonly<Record<string, BlockRules>> = {
  buildSection: { distinct: { field: "build._ref", what: "project" } },
  videoSection: { oneOf: { fields: ["file", "video"], missing: "Upload a video, or write its address at YouTube or Vimeo.", both: "A file is uploaded already. Empty this, or remove the file." }, needs: { field: "captions", when: "file", skipIf: "silent", message: "Upload captions, or say below that the video has no sound." } },
  questionsSection: { distinct: { field: "topic", what: "topic" } },
  enquirySection: { once: "enquiry form" },
}
