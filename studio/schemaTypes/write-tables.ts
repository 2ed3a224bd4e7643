import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeBlocksQuery } from '@kitewright/web/blocks/queries'
import { blockRules } from '@kitewright/web/blocks/rules'
import { buildFieldTables, type Definition, formatCode } from './field-tables.ts'
import { documents, schemaTypes, singletons } from './index.ts'

/** Writes titles and rules of all fields, and queries and rules of blocks, into the folder named by the last argument. */
const folder = process.argv.at(-1) ?? ''
const definitions: readonly Definition[] = schemaTypes
const tables = buildFieldTables([...documents, ...singletons], definitions)

/** One line for each path. */
const formatTables = (named: Record<string, Record<string, unknown>>) =>
  Object.entries(named)
    .map(([name, table]) => {
      const lines = Object.entries(table).map(
        ([path, entry]) => `      ${JSON.stringify(path)}: ${formatCode(entry)},\n`,
      )
      return `    ${name}: {\n${lines.join('')}    },\n`
    })
    .join('')

writeFileSync(
  join(folder, 'field-tables.ts'),
  `// Made by \`pnpm generate\` from the fields in studio/schemaTypes. Not edited by hand.
import type { FieldTables } from '../field-rules.ts'

export const fieldTables: FieldTables = {
  documents: {
${formatTables(tables.documents)}  },
  parts: {
${formatTables(tables.parts)}  },
}
`,
)

writeFileSync(
  join(folder, 'blocks.ts'),
  `// Made by \`pnpm generate\` from apps/web/src/blocks. Not edited by hand.
import type { BlockRules } from '../block-rules.ts'

/** GROQ of a list of blocks. */
export const BLOCKS = \`${composeBlocksQuery()}\`

export const blockRules: Readonly<Record<string, BlockRules>> = {
${Object.entries(blockRules)
  .map(([type, rules]) => `  ${type}: ${formatCode(rules)},\n`)
  .join('')}}
`,
)
