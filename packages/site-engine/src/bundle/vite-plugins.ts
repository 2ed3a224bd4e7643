import { relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds a hint to the first chunks of every page: Chrome then compiles the whole file off the main thread while it
 * loads. Otherwise it compiles each function on first call, a tenth of the main thread's time until a page is idle.
 * Added last, as only the first line counts.
 */
export const createCompileHintsPlugin = (chunks: readonly string[]): Plugin => ({
  name: 'kitewright-compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && chunks.includes(file.name)) file.code = hint + file.code
      }
    },
  },
})

/**
 * Adds lazily imported modules that share their file with others to Vite's manifest, which names only those with a file of
 * their own. Last, so that the manifest is there.
 */
export const createMergedModulesPlugin = (root: string): Plugin => ({
  name: 'site-engine-merged-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const asset = bundle['.vite/manifest.json']
      if (asset?.type !== 'asset') throw new Error('The build writes no manifest')
      const manifest: Record<string, { file: string }> = JSON.parse(`${asset.source}`)
      const entries = Object.values(manifest)
      for (const file of Object.values(bundle)) {
        const entry = entries.find((entry) => entry.file === file.fileName)
        if (file.type !== 'chunk' || !entry) continue
        for (const id of file.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest[relative(root, id)] ??= entry
        }
      }
      asset.source = JSON.stringify(manifest)
    },
  },
})

const QUERY = '?script'

/**
 * `import text from './inline-head.ts?script'`: a module with its imports, as minified text of one classic script to
 * inline in a document. A script that runs before any file has loaded is so typed and tested like other code, and part
 * of the bundle's hash. It adds to the size of each page.
 */
export const createInlineScriptsPlugin = (): Plugin => ({
  name: 'site-engine-inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return null
    const resolved = await this.resolve(source.slice(0, -QUERY.length), importer)
    return resolved && `${resolved.id}${QUERY}`
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return null
    const { code, modules } = await buildScript(id.slice(0, -QUERY.length))
    for (const file of modules) this.addWatchFile(file)
    return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
  },
})

async function buildScript(file: string): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [result] = [built].flat() as Rolldown.RolldownOutput[]
  const [chunk] = result?.output ?? []
  if (!chunk) throw new Error(`${file} gives no script`)
  // It would end the script element.
  const code = chunk.code.trim().replaceAll('</script', '<\\/script')
  return { code, modules: chunk.moduleIds }
}
