import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ASSETS_FOLDER, importLines, importPictures } from '@kitewright/seed/ndjson'
import { sanityImport } from '@sanity/import'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StoredDocument } from '../core/document.ts'
import { startTestLake } from '../testing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-import-'))
  await mkdir(join(folder, ASSETS_FOLDER))
  await writeFile(join(folder, 'production.ndjson'), `${importLines().join('\n')}\n`)
  for (const { name, body } of importPictures()) {
    await writeFile(join(folder, ASSETS_FOLDER, name), body)
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** The content, without fields that each lake sets. */
const content = (documents: Iterable<StoredDocument>) =>
  [...documents]
    .map(({ _rev, _createdAt, _updatedAt, url, ...rest }) => rest)
    .sort((a, b) => (a._id < b._id ? -1 : 1))

it('imports the bundled content with the real importer, repeatedly', async () => {
  await using lake = await startTestLake()
  await using seeded = await startTestLake({ seed: true })
  const options = { client: lake.createTestClient(), operation: 'createOrReplace' } as const
  const { numDocs, warnings } = await sanityImport(folder, options)
  expect({ numDocs, warnings }).toEqual({ numDocs: importLines().length, warnings: [] })
  const once = content(lake.lake.documents.values())
  expect(once).toEqual(content(seeded.lake.documents.values()))

  await sanityImport(folder, options)
  expect(content(lake.lake.documents.values())).toEqual(once)
  expect(lake.output).toEqual([])
})
