import {
  type FieldRules,
  getKnownFields,
  isDocumentType,
  isFields,
  type Path,
  type PathSegment,
  toSegments,
} from '@kitewright/content-types/model'

const none: ReadonlyMap<string, FieldRules> = new Map()

/** The schema's rules for the fields of a document, by pattern: `tiers[].tagline`. */
export function getFieldRules(document: unknown): ReadonlyMap<string, FieldRules> {
  const type = isFields(document) ? document._type : undefined
  return isDocumentType(type) ? getKnownFields(type).rules : none
}

export type FieldValue = { path: Path; value: unknown }

/** Deeper than any real document; protects the stack. */
export const MAX_DEPTH = 40

/**
 * Returns the values at a pattern: `menuLine`, `areas.items`, `tiers[].bullets`, `tags[]`. A missing field has the
 * value undefined; a missing parent is skipped.
 */
export function getValues(document: unknown, pattern: string): FieldValue[] {
  let values: FieldValue[] = [{ path: [], value: document }]
  for (const step of pattern.split('.')) {
    const name = step.replace('[]', '')
    values = values
      .filter(({ value }) => isFields(value))
      .map(({ path, value }) => ({
        path: [...path, name],
        value: isFields(value) ? value[name] : undefined,
      }))
    if (step.endsWith('[]')) values = values.flatMap(getItems)
  }
  return values
}

function getItems({ path, value }: FieldValue): FieldValue[] {
  if (!Array.isArray(value)) return []
  const segments = toSegments(value)
  return value.map((item: unknown, index) => ({
    path: [...path, segments[index] ?? index],
    value: item,
  }))
}

/**
 * A visited value, with the nearest field name, the object or list around it, and the schema's rules if it knows the
 * field.
 */
export type FieldNode = FieldValue & {
  name: string
  parent: unknown
  depth: number
  rules: FieldRules | undefined
}

/**
 * Returns all fields and list items that an editor can fill, parents first. Skips the lake's fields (leading
 * underscore). Stops at MAX_DEPTH.
 */
export function collectNodes(document: unknown): FieldNode[] {
  const nodes: FieldNode[] = []
  const rules = getFieldRules(document)
  const visit = (node: FieldNode, pattern: string) => {
    nodes.push(node)
    const { path, value, name, depth } = node
    if (depth >= MAX_DEPTH) return
    const visitPart = (
      segment: PathSegment,
      part: unknown,
      partName: string,
      partPattern: string,
    ) =>
      visit(
        {
          path: [...path, segment],
          value: part,
          name: partName,
          parent: value,
          depth: depth + 1,
          rules: rules.get(partPattern),
        },
        partPattern,
      )
    if (Array.isArray(value)) {
      const segments = toSegments(value)
      for (const [index, item] of value.entries()) {
        visitPart(segments[index] ?? index, item, name, `${pattern}[]`)
      }
    } else if (isFields(value)) {
      for (const [field, inner] of Object.entries(value)) {
        if (field.startsWith('_')) continue
        visitPart(field, inner, field, pattern === '' ? field : `${pattern}.${field}`)
      }
    }
  }
  visit({ path: [], value: document, name: '', parent: undefined, depth: 0, rules: undefined }, '')
  return nodes
}
