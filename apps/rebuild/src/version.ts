import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release of this code, from the `package.json` at the root. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
).version
