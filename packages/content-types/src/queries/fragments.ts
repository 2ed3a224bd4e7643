/** GROQ fragments that several queries share. Plain strings: the generator resolves them. */
export const HEADLINE = 'headline{impact, effort}'
/** A link as the build leaves it: the address of its page in place of the reference. */
const HREF = '"href": coalesce(href, "")'
export const LINK = `{label, ${HREF}}`
export const CARDS = `[]{_key, title, text, label, ${HREF}}`
export const TITLED_TEXTS = '[]{_key, title, text}'
export const FACTS = '[]{_key, label, value}'
/** What the head of a page says, and when its document last changed (for the sitemap). */
export const META = '_updatedAt, meta{title, description, socialHeadline{impact, effort}, noindex}'
/** The same of what has a name of its own. */
export const OWN_META = 'metaTitle, metaDescription, noindex'
export const CLOSING_PARTS = `{headline{impact, effort}, text, primary${LINK}, secondary${LINK}}`
export const CLOSING = `closing${CLOSING_PARTS}`
const PICTURE_PARTS =
  '{alt, crop{top, right, bottom, left}, hotspot{x, y}, "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height}'
/** A picture as it was uploaded; the prerender puts copies of the site's own in its place. */
export const PICTURE = `image${PICTURE_PARTS}`
export const SHARING_PICTURE = `sharingPicture${PICTURE_PARTS}`

/** Order of posts. One without a time counts from the start of its day, as visitors see it. */
export const NEWEST_FIRST = 'publishedAt desc, coalesce(publishedTime, "00:00") desc, _id asc'
