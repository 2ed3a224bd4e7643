import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tells this service from other programs at its port. */
export const SERVICE_NAME = 'kitewright'

/** The release of this code, from the `package.json` at the root. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
).version
