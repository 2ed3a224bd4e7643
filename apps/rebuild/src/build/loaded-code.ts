import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ModuleSource, registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../../../..')
const sources = new Map<string, string>()

/**
 * Records every module of this repository that the process loads from now on, so that no list of
 * modules can miss one. Call it before they are imported.
 */
export function recordLoadedCode() {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url.startsWith('file:') && !url.includes('/node_modules/')) {
        sources.set(relative(root, fileURLToPath(url)), hashText(loaded.source))
      }
      return loaded
    },
  })
}

/** The hash of a loaded code file, by its path in the repository. */
export const getLoadedHash = (path: string): string | undefined => sources.get(path)

let codeHash: string | undefined

/**
 * A hash over the loaded code and the versions of all packages. Without recorded modules, it is
 * unique. Later builds of a process may load more code, but the first call counts for all, so that
 * each process has the same hash.
 */
export function hashCode(): string {
  if (sources.size === 0) return crypto.randomUUID()
  codeHash ??= computeHash()
  return codeHash
}

function computeHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const source of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(source.join('\n'))
  }
  return hash.digest('hex')
}

/** Node passes the source as text or as bytes. */
function hashText(source: ModuleSource = ''): string {
  const hash = createHash('sha256')
  if (typeof source === 'string') return hash.update(source).digest('hex')
  return hash.update(ArrayBuffer.isView(source) ? source : new Uint8Array(source)).digest('hex')
}
