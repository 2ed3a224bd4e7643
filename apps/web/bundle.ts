import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { recordCode } from '@kitewright/site-engine/files'
import { z } from 'zod'

/**
 * `pnpm bundle`: browser, server and draft preview, and a note of the code of other packages with which they were made:
 * a builder that runs other code refuses the bundle.
 */
const app = import.meta.dirname
const root = join(app, '../..')

const packageSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
})
const readPackage = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Folders of the packages of this repository that a package needs, also through others. */
function collectFolders(folder: string, files = new Set<string>()): Set<string> {
  for (const name of Object.keys(readPackage(folder).dependencies)) {
    const next = join(root, 'packages', name.replace('@kitewright/', ''))
    if (!name.startsWith('@kitewright/') || files.has(next)) continue
    files.add(next)
    collectFolders(next, files)
  }
  return files
}

const files = [...collectFolders(app)].flatMap((folder) =>
  globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !path.includes('.test.'))
    .map((path) => relative(root, join(folder, path))),
)

const note = await recordCode(join(app, '.bundle'), root, files)
for (const args of [
  [],
  ['--ssr', 'src/entry-server.ts', '--outDir', '.bundle/server', '--emptyOutDir'],
  ['--config', 'preview/vite.config.ts'],
]) {
  execFileSync('vite', ['build', '--logLevel', 'warn', ...args], { cwd: app, stdio: 'inherit' })
}
note.end()
