import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { service } from './places.ts'

/** What an earlier run left; what is drawn once and for all (`cache`) stays, which saves seconds. */
await mkdir(service.folder, { recursive: true })
for (const name of await readdir(service.folder)) {
  if (name !== 'cache') await rm(join(service.folder, name), { recursive: true })
}
