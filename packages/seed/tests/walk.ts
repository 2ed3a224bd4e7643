/** A path in a document, for example `service-web-development.tiers.0.from`, and its value. */
export type FoundValue = { path: string; value: unknown }

/** All values of a document, outermost first; paths start with the document's id. */
export function* walk(document: { _id: string }): Generator<FoundValue> {
  yield* below(document._id, document)
}

function* below(path: string, value: unknown): Generator<FoundValue> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* below(`${path}.${name}`, inner)
}
