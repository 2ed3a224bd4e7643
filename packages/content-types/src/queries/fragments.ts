/** Shared GROQ fragments. Plain strings: the generator resolves them. */
export const HEADLINE = 'headline{impact, effort}'
/** A link after the build, which replaces the reference by an address. */
const HREF = '"href": coalesce(href, "")'
export const LINK = `{label, ${HREF}}`
export const CARDS = `[]{_key, title, text, label, ${HREF}}`
export const TITLED_TEXTS = '[]{_key, title, text}'
/** The lowest price of a service, and the weeks of that package. */
export const LOWEST_PRICE = 'tiers[0]{from, period, weeksFrom, weeksTo}'
/** Packages of a service, in every query that shows them. */
export const TIERS =
  'tiers[]{_key, name, from, to, period, weeksFrom, weeksTo, tagline, facts, bullets}'
export const FACTS = '[]{_key, label, value}'
/** A page's metadata, and the time of its last change for the sitemap. */
export const META = '_updatedAt, meta{title, description, socialHeadline{impact, effort}, noindex}'
/** Metadata of an entry with a title. */
export const OWN_META = 'metaTitle, metaDescription, noindex'
export const CLOSING_PARTS = `{headline{impact, effort}, text, primary${LINK}, secondary${LINK}}`
export const CLOSING = `closing${CLOSING_PARTS}`
const PICTURE_PARTS =
  '{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}'
/** An uploaded picture; the prerender replaces it by the site's own copies. */
export const PICTURE = `image${PICTURE_PARTS}`
export const SHARING_PICTURE = `sharingPicture${PICTURE_PARTS}`

/** The name on a post: of its author's entry, or as written. A rule requires one of them. */
export const AUTHOR = '"author": coalesce(writer->title, author, "")'

/** Order of posts; a post without a time counts from the start of its day. */
export const NEWEST_FIRST = 'publishedAt desc, coalesce(publishedTime, "00:00") desc, _id asc'
