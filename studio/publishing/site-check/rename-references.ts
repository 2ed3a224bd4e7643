import {
  collectNodes,
  collectSitePaths,
  type Fields,
  getGroups,
  isFields,
  type Path,
  type PathSegment,
  toSitePath,
} from '@kitewright/content-rules/check'
import {
  collectPriceList,
  getSlug,
  placeholderText,
  resolvePlaceholderPrice,
  withPlaceholders,
} from '@kitewright/content-rules/resolve'
import { servicePath } from '@kitewright/content-types/addresses'

/** A service before and after it got another address, or other names for its packages. */
type Rename = { before: Fields; after: Fields }

/** A text as it must read, at its place in a document. */
export type UpdatedText = { path: Path; text: string }

/**
 * Texts of a document with the old name, as they must read after the rename. Only placeholders and links that lead
 * nowhere in `documents`, the whole site after the rename, are touched.
 */
export function renameReferences(
  document: Fields,
  { before, after }: Rename,
  documents: readonly Fields[],
): UpdatedText[] {
  const old = getSlug(before)
  const address = getSlug(after)
  if (old === undefined || address === undefined) return []
  const prices = collectPriceList(documents)
  const paths = collectSitePaths(documents)
  const own = document._type === 'service' ? getSlug(document) : undefined

  const renamePlaceholders = (text: string) =>
    withPlaceholders(text, (placeholder) => {
      const concernsService =
        placeholder.service === undefined ? document._id === after._id : placeholder.service === old
      if (!concernsService || resolvePlaceholderPrice(placeholder, own, prices) !== undefined)
        return placeholder.text
      const service = placeholder.service && address
      const renamed = {
        ...placeholder,
        service,
        tier: getRenamedTier(placeholder.tier, { before, after }),
      }
      return resolvePlaceholderPrice(renamed, own, prices) === undefined
        ? placeholder.text
        : placeholderText(renamed)
    })
  const linkRenamed = (href: string) =>
    toSitePath(href) === servicePath(old) && !paths.has(servicePath(old))
      ? `${servicePath(address)}${/[?#].*$/s.exec(href)?.[0] ?? ''}`
      : href

  return collectNodes(document).flatMap(({ path, value, rules }) => {
    if (typeof value !== 'string') return []
    const text = rules?.is === 'link' ? linkRenamed(value) : renamePlaceholders(value)
    return text === value ? [] : [{ path, text }]
  })
}

/** The name of a package after a rename, found by its key; the old name if it was removed. */
export function getRenamedTier(
  name: string | undefined,
  { before, after }: Rename,
): string | undefined {
  const key = findTierKey(before, name)
  const tier = getGroups(after, 'tiers[]').find(({ value }) => value._key === key)
  return key !== undefined && typeof tier?.value.name === 'string' ? tier.value.name : name
}

/** The key of the package with this name. */
export function findTierKey(service: Fields, name: string | undefined): string | undefined {
  const tier = getGroups(service, 'tiers[]').find(({ value }) => value.name === name)
  return typeof tier?.value._key === 'string' ? tier.value._key : undefined
}

/** A copy of the document with these texts in their places. */
export function withTexts(document: Fields, texts: readonly UpdatedText[]): Fields {
  let copy: unknown = document
  for (const { path, text } of texts) copy = withText(copy, path, text)
  return isFields(copy) ? copy : document
}

function withText(value: unknown, [segment, ...rest]: Path, text: string): unknown {
  if (segment === undefined) return text
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      isAt(item, index, segment) ? withText(item, rest, text) : item,
    )
  }
  if (!isFields(value) || typeof segment !== 'string') return value
  return { ...value, [segment]: withText(value[segment], rest, text) }
}

const isAt = (item: unknown, index: number, segment: PathSegment) =>
  typeof segment === 'object' ? isFields(item) && item._key === segment._key : index === segment
