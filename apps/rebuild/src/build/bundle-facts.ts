import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@kitewright/content-loader/settings'
import { configOf } from '@kitewright/web/prerender/config-of'
import { type StaticFile, staticFiles } from '@kitewright/web/prerender/static-files'
import { sha256 } from '../releases/manifest.ts'

const root = join(import.meta.dirname, '../../../..')

/** Code that makes pages from content without being in the bundle. */
const codeFolders = [
  'apps/web/prerender',
  // Its script stands in the pages.
  'apps/web/src/shell/splash',
  'apps/rebuild/src/build',
  'packages/artwork/src',
  'packages/content-loader/src',
  'packages/content-rules/src',
  'packages/content-types/src',
]

export type BundleFacts = {
  /** One hash over all that shapes a site but the content: code, drawings and settings. */
  hash: string
  files: (StaticFile & { sha256: string; body: Buffer })[]
}

/** Throws when there is no bundle. */
export async function bundleFacts(bundleFolder: string, content: Settings): Promise<BundleFacts> {
  const hash = createHash('sha256').update(JSON.stringify(configOf(content, '')))
  for (const folder of [
    ...codeFolders.map((name) => join(root, name)),
    join(bundleFolder, 'server'),
  ]) {
    for (const file of filesIn(folder))
      hash.update(file.slice(folder.length)).update(readFileSync(file))
  }
  const found = await staticFiles(bundleFolder)
  const files = found.map((file) => {
    const body = readFileSync(file.source)
    return { ...file, body, sha256: sha256(body) }
  })
  for (const file of files) hash.update(file.path).update(file.sha256)
  return { hash: hash.digest('hex'), files }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
