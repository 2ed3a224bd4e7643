/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A document as the lake keeps it. Never changed in place: every change makes a new one. */
export type StoredDocument = Fields & {
  readonly _id: string
  readonly _type: string
  /** The id of the transaction that made this revision. */
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
}

const required = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

export const isStoredDocument = (value: unknown): value is StoredDocument =>
  isFields(value) && required.every((name) => typeof value[name] === 'string')
