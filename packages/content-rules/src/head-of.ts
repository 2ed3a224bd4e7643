type Headline = { impact: string; effort: string }

/** What a page says of itself where it is not seen whole: in results of a search, and where it is shared. */
export type Head = { title: string; description: string; headline: Headline }

/** A service says it in fields of its own. */
type OwnWords = { title: string; metaDescription: string; headline: Headline }
type Meta = { title: string; description: string; socialHeadline: Headline }
/** A post is shared as it is listed. */
type Listed = { title: string; description: string }
/** Pages say it in “Search and sharing”; a legal page is called by its heading. */
type PageWords = { title?: string; meta: Meta }

/**
 * The head of a page, the same for the build and for the preview beside the form.
 *
 * @param type of its document: home alone stands without the brand.
 */
export function headOf(type: string, content: OwnWords | Listed | PageWords, brand: string): Head {
  const branded = (title: string) => `${title} | ${brand}`
  if ('metaDescription' in content) {
    const { title, metaDescription, headline } = content
    return { title: branded(title), description: metaDescription, headline }
  }
  if (!('meta' in content)) {
    const { title, description } = content
    return { title: branded(title), description, headline: { impact: title, effort: '' } }
  }
  const { title, description, socialHeadline: headline } = content.meta
  if (type === 'home') return { title, description, headline }
  const name = type === 'legalPage' ? (content.title ?? title) : title
  return { title: branded(name), description, headline }
}
