type Headline = { impact: string; effort: string }

/** A page's metadata for search results and sharing. */
export type Head = { title: string; description: string; headline: Headline }

/** A service or post has a title, and may have another one for search. */
type NamedWords = {
  title: string
  metaTitle?: string | null
  /** A post without one uses `description`. */
  metaDescription: string | null
  description?: string
  /** A post is shared with its title. */
  headline?: Headline
}
type Meta = { title: string; description: string; socialHeadline: Headline }
/** Pages have the fields “Search and sharing”; a legal page uses its heading as title. */
type PageWords = { title?: string; meta: Meta }

/**
 * Returns a page's metadata, for the build and the Studio's preview.
 *
 * @param type of the document: only home omits the brand.
 */
export function metadataOf(type: string, content: NamedWords | PageWords, brand: string): Head {
  const branded = (title: string) => `${title} | ${brand}`
  if (!('meta' in content)) {
    const { title, metaTitle, metaDescription, description = '', headline } = content
    return {
      title: branded(metaTitle || title),
      description: metaDescription || description,
      headline: headline ?? { impact: title, effort: '' },
    }
  }
  const { title, description, socialHeadline: headline } = content.meta
  if (type === 'home') return { title, description, headline }
  const name = type === 'legalPage' ? (content.title ?? title) : title
  return { title: branded(name), description, headline }
}
