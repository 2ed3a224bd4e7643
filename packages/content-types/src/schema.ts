import type { SchemaType } from 'groq-js'
import generated from './generated/schema.json' with { type: 'json' }

export { validateResult, validateSchema } from './result-check.ts'

/** The Studio schema that `pnpm generate` extracted. */
export const schema: SchemaType = parseSchema(generated)

/** Checks the two kinds of entry that groq-js uses, as JSON imports lose literal types. */
function parseSchema(value: unknown): SchemaType {
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
