import { build, type Plugin, type Rolldown } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunks that every page starts with: Chrome compiles all of such a file as it arrives, beside
 * the main thread. Otherwise it compiles each function there when it is first called, a tenth of that
 * thread's time until a page is idle. Put in front last of all, as it counts in the first line only.
 */
export const compileHints = (chunks: readonly string[]): Plugin => ({
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

const QUERY = '?script'

/**
 * `import text from './inline-head.ts?script'`: a module, with all that it imports, as the minified text of
 * one classic script, to stand in a document. So a script that runs before any file has come is typed
 * and tested like the rest, and is part of the bundle's hash. A page pays for it each time it is loaded.
 */
export const inlineScripts = (): Plugin => ({
  name: 'site-engine-inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return null
    const found = await this.resolve(source.slice(0, -QUERY.length), importer)
    return found && `${found.id}${QUERY}`
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return null
    const { code, modules } = await scriptOf(id.slice(0, -QUERY.length))
    for (const file of modules) this.addWatchFile(file)
    return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
  },
})

async function scriptOf(file: string): Promise<{ code: string; modules: string[] }> {
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
  // In a document it would end the element.
  const code = chunk.code.trim().replaceAll('</script', '<\\/script')
  return { code, modules: chunk.moduleIds }
}
