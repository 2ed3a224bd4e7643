import { writeFileSync } from 'node:fs'
import { type Definition, fieldRulesOf, rulesText } from './field-rules.ts'
import { documents, schemaTypes, singletons } from './index.ts'

/** Writes what the fields of all documents ask for into the file named by the last argument. */
const file = process.argv.at(-1) ?? ''
const definitions: readonly Definition[] = schemaTypes
const documentTypes: readonly Definition[] = [...documents, ...singletons]

const tables = documentTypes.map((type) => {
  const rules = Object.entries(fieldRulesOf(type, definitions))
  const lines = rules.map(([place, said]) => `    ${JSON.stringify(place)}: ${rulesText(said)},\n`)
  return `  ${type.name}: {\n${lines.join('')}  },\n`
})

writeFileSync(
  file,
  `// Made by \`pnpm generate\` from what the fields in studio/schemaTypes say. Not edited by hand.
import type { RulesOfFields } from '../field-rules.ts'

export const fieldRules: RulesOfFields = {
${tables.join('')}}
`,
)
