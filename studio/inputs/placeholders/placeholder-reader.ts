import { mergeDocuments } from '@kitewright/content-rules/check'
import {
  type PlaceholderToken,
  type PlaceholderValues,
  placeholderValuesOf,
  resolveText,
  tokenText,
} from '@kitewright/content-rules/resolve'
import { asPublished, type Site } from '../../publishing/site-check/site.ts'

type Known = { drafts: PlaceholderValues; published: PlaceholderValues }

const known = new WeakMap<Site, Known>()

function placeholdersOf(site: Site): Known {
  const words = known.get(site) ?? {
    drafts: placeholderValuesOf(mergeDocuments(site.published, site.drafts.map(asPublished))),
    published: placeholderValuesOf(site.published),
  }
  known.set(site, words)
  return words
}

/**
 * Reads texts as visitors will, once all drafts are published. Names that only the published documents have,
 * such as that of a renamed package, are read from those. `own` is the address of the service
 * whose texts they are.
 */
export function placeholderReader(site: Site, own: string | undefined): (text: string) => string {
  const { drafts, published } = placeholdersOf(site)
  return (text) => resolveText(resolveText(text, own, drafts), own, published)
}

/** Reads tokens as visitors will, once all drafts are published; undefined until a price is chosen. */
export function tokenReader(site: Site): (token: PlaceholderToken) => string | undefined {
  const { drafts, published } = placeholdersOf(site)
  return (token) => tokenText(token, drafts) ?? tokenText(token, published)
}
