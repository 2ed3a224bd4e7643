import { type Fields, isFields, isUpload, type Path } from '@kitewright/content-types/model'
import { type PlaceholderToken, parseToken } from './placeholder-tokens.ts'
import { findPricePlaceholders, type PricePlaceholder } from './price-placeholders.ts'
import { collectNodes } from './walk.ts'

/** A place in a document that points to another document or address. */
export type OutgoingReference =
  | { kind: 'reference'; path: Path; id: string; to: readonly string[] | undefined }
  | { kind: 'link'; path: Path; href: string }
  | { kind: 'placeholder'; path: Path; placeholder: PricePlaceholder }
  | { kind: 'token'; path: Path; token: PlaceholderToken }

const known = new WeakMap<Fields, readonly OutgoingReference[]>()

/**
 * Returns a document's references, links, price placeholders and tokens. Cached per object, as the Studio calls this at
 * every keystroke; a document must not be changed in place.
 */
export function getOutgoingReferences(document: Fields): readonly OutgoingReference[] {
  const references = known.get(document) ?? [...findReferences(document)]
  known.set(document, references)
  return references
}

/** Seeds the cache with earlier results for a document of equal content. */
export function cacheOutgoingReferences(
  document: Fields,
  references: readonly OutgoingReference[],
) {
  known.set(document, references)
}

/** Unique ids of the documents and pictures that a document refers to. */
export const getReferencedIds = (document: Fields): string[] => [
  ...new Set(
    getOutgoingReferences(document).flatMap((reference) =>
      reference.kind === 'reference' ? [reference.id] : [],
    ),
  ),
]

function* findReferences(document: Fields): Generator<OutgoingReference> {
  // The lake makes it: its address is that of a file, not of a page.
  if (isUpload(document)) return
  for (const { path, value, rules } of collectNodes(document)) {
    if (isFields(value) && typeof value._ref === 'string') {
      yield { kind: 'reference', path, id: value._ref, to: rules?.to }
    }
    const token = parseToken(value)
    if (token) yield { kind: 'token', path, token }
    if (typeof value !== 'string') continue
    if (rules?.is === 'link') yield { kind: 'link', path, href: value }
    if (!value.includes('{')) continue
    for (const placeholder of findPricePlaceholders(value))
      yield { kind: 'placeholder', path, placeholder }
  }
}
