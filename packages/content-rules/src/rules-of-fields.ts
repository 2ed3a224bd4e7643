import { type DocumentType, isDocumentType } from '@kitewright/content-types/document-types'
import type { FieldRules } from '@kitewright/content-types/field-rules'
import { fieldRules } from '@kitewright/content-types/generated/field-rules'
import { isFields } from './problem.ts'

type Rules = ReadonlyMap<string, FieldRules>

const none: Rules = new Map()
const byType = new Map<DocumentType, Rules>()

/** What the schema says at the fields of a document, by place: `tiers[].tagline`. */
export function rulesOfFields(document: unknown): Rules {
  const type = isFields(document) ? document._type : undefined
  if (!isDocumentType(type)) return none
  const rules = byType.get(type) ?? new Map(Object.entries(fieldRules[type]))
  byType.set(type, rules)
  return rules
}
