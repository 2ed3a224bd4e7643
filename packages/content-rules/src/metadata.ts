type Headline = { impact: string; effort: string }

/** What a page says of itself where it is not seen whole: in results of a search, and where it is shared. */
export type Head = { title: string; description: string; headline: Headline }

/** A service and a post have a name, and may be called otherwise in a search. */
type NamedWords = {
  title: string
  metaTitle?: string | null
  /** A post without one is described as it is listed. */
  metaDescription: string | null
  description?: string
  /** A post is shared by its title. */
  headline?: Headline
}
type Meta = { title: string; description: string; socialHeadline: Headline }
/** Pages say it in “Search and sharing”; a legal page is called by its heading. */
type PageWords = { title?: string; meta: Meta }

/**
 * The head of a page, the same for the build and for the preview beside the form.
 *
 * @param type of its document: home alone stands without the brand.
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
