import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Definition, fieldRulesOf, rulesText } from './field-rules.ts'
import { fieldTitlesOf } from './field-titles.ts'
import { documents, schemaTypes, singletons } from './index.ts'

/**
 * Writes what the fields of all documents ask for, and what forms call them, into the folder named by the last
 * argument.
 */
const folder = process.argv.at(-1) ?? ''
const definitions: readonly Definition[] = schemaTypes
const documentTypes: readonly Definition[] = [...documents, ...singletons]

const made =
  'Made by `pnpm generate` from what the fields in studio/schemaTypes say. Not edited by hand.'

/** One line for each place, in a table for each type of document. */
const tables = (of: (type: Definition) => Record<string, unknown>) =>
  documentTypes
    .map((type) => {
      const lines = Object.entries(of(type)).map(
        ([place, said]) => `    ${JSON.stringify(place)}: ${rulesText(said)},\n`,
      )
      return `  ${type.name}: {\n${lines.join('')}  },\n`
    })
    .join('')

writeFileSync(
  join(folder, 'field-rules.ts'),
  `// ${made}
import type { RulesOfFields } from '../field-rules.ts'

export const fieldRules: RulesOfFields = {
${tables((type) => fieldRulesOf(type, definitions))}}
`,
)

writeFileSync(
  join(folder, 'field-titles.ts'),
  `// ${made}
import type { DocumentType } from '../document-types.ts'

/** Titles of the field at a path and of its items: “Packages” at tiers, “package” at tiers[]. */
export const fieldTitles: Readonly<Record<DocumentType, Readonly<Record<string, string>>>> = {
${tables((type) => fieldTitlesOf(type, definitions))}}
`,
)
