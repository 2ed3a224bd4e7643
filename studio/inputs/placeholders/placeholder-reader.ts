import { mergeDocuments } from '@kitewright/content-rules/check'
import {
  collectPlaceholderValues,
  formatToken,
  type PlaceholderToken,
  type PlaceholderValues,
  resolveText,
} from '@kitewright/content-rules/resolve'
import { type Site, toPublished } from '../../publishing/site-check/site.ts'

type Known = { drafts: PlaceholderValues; published: PlaceholderValues }

const known = new WeakMap<Site, Known>()

function getPlaceholderValues(site: Site): Known {
  const values = known.get(site) ?? {
    drafts: collectPlaceholderValues(mergeDocuments(site.published, site.drafts.map(toPublished))),
    published: collectPlaceholderValues(site.published),
  }
  known.set(site, values)
  return values
}

/**
 * Reads texts as visitors will, once all drafts are published. Names that only the published documents have,
 * such as that of a renamed package, are read from those. `own` is the address of the service
 * whose texts they are.
 */
export function createPlaceholderReader(
  site: Site,
  own: string | undefined,
): (text: string) => string {
  const { drafts, published } = getPlaceholderValues(site)
  return (text) => resolveText(resolveText(text, own, drafts), own, published)
}

/** Reads tokens as visitors will, once all drafts are published; undefined until a price is chosen. */
export function createTokenReader(site: Site): (token: PlaceholderToken) => string | undefined {
  const { drafts, published } = getPlaceholderValues(site)
  return (token) => formatToken(token, drafts) ?? formatToken(token, published)
}
