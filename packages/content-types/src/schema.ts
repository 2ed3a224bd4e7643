import type { SchemaType } from 'groq-js'
import generated from './generated/schema.json' with { type: 'json' }

export { documentMismatches, type Mismatch, mismatches } from './result-check.ts'

/** The Studio schema as data, as `pnpm generate` extracted it. */
export const schema: SchemaType = asSchema(generated)

/** JSON imports lose the literal types; the two kinds of entry are all that groq-js needs. */
function asSchema(value: unknown): SchemaType {
  if (isSchema(value)) return value
  throw new Error('generated/schema.json is not a schema: run `pnpm generate`')
}

function isSchema(value: unknown): value is SchemaType {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'name' in entry &&
        'type' in entry &&
        (entry.type === 'document' || entry.type === 'type'),
    )
  )
}
