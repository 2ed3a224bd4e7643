import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@kitewright/content-loader/settings'
import { loadProgram, type StaticFile, staticFiles } from '@kitewright/site-engine/files'
import { sha256 } from '../releases/manifest.ts'
import { codeHash } from './loaded-code.ts'

export type BundleFacts = {
  /** One hash over all that shapes a site but the content: code, drawings and settings. */
  hash: string
  files: (StaticFile & { sha256: string; body: Buffer })[]
}

/** Throws when there is no bundle. */
export async function bundleFacts(bundleFolder: string, content: Settings): Promise<BundleFacts> {
  // First, as the hash of the code is of what is loaded by then.
  const { configOf } = await loadProgram(bundleFolder)
  const hash = createHash('sha256')
    .update(JSON.stringify([configOf(content, ''), content.studioUrl, content.hsts]))
    .update(codeHash())
  // The manifest and the utilities of each page are no files of the site, but shape its pages.
  for (const folder of ['server', 'client/.vite'].map((name) => join(bundleFolder, name))) {
    for (const file of filesIn(folder)) {
      hash.update(file.slice(bundleFolder.length)).update(readFileSync(file))
    }
  }
  const found = await staticFiles(bundleFolder, content)
  const files = found.map((file) => {
    const body = readFileSync(file.source)
    return { ...file, body, sha256: sha256(body) }
  })
  for (const file of files) hash.update(file.path).update(file.sha256)
  return { hash: hash.digest('hex'), files }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
