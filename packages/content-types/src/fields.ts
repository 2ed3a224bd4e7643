import type { DocumentType } from './document-types.ts'
import { expandTable, type KnownFields } from './field-rules.ts'
import { fieldTables } from './generated/field-tables.ts'

/** A document before its check. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Control characters, and others that break a line or change the text direction. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
const escapeCharacter = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes a text that must be one line. */
export const escapeForLine = (text: string): string => text.replace(unprintable, escapeCharacter)

/** Formats a value for a log: short, quoted, on one line. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') {
    const line = value.length > 60 ? `${value.slice(0, 60)}…` : value
    return escapeForLine(JSON.stringify(line))
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  return String(value)
}

const known = new Map<DocumentType, KnownFields>()

/** Rules and titles of all fields of a document type. */
export function getKnownFields(type: DocumentType): KnownFields {
  const fields = known.get(type) ?? expandTable(fieldTables.documents[type], fieldTables.parts)
  known.set(type, fields)
  return fields
}
