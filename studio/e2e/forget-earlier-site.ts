import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { service } from './places.ts'

/** The releases of an earlier run; what is drawn once and for all (`cache`) stays, which saves seconds. */
for (const name of ['current', 'releases', 'journal.ndjson']) {
  await rm(join(service.folder, name), { recursive: true, force: true })
}
