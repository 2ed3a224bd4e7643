import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin, Rolldown } from 'vite'
import { PAGE_UTILITIES_FILE } from './page-bundle.ts'

type Options = {
  /** The sheet of all utilities with the theme, from the root of the project: `src/styles/utilities.css`. */
  sheet: string
  /** The module that starts every page: `src/entry-client.tsx`. */
  entry: string
  /**
   * Modules that draw a page -> what stands around the page in its HTML but is no import of it. Also one that draws
   * a part which few pages have and load later -> the page: its styles are in the HTML only where the part is.
   */
  pages: Record<string, readonly string[]>
}

/**
 * Writes for each page the utilities of Tailwind that its own modules name, to be inlined in its HTML
 * (`readBundle`). The whole sheet has those of all pages, and is for the second page of a visit.
 *
 * The modules are those that the page and the entry import, now or later: so classes that come only with
 * a state have their styles before they appear, the styles of a page are the same whatever its content,
 * and publishing compiles none. Of the code what the bundle kept counts.
 */
export const pageUtilities = ({ sheet, entry, pages }: Options): Plugin => {
  let root = ''
  const names = new Set([...Object.keys(pages), ...Object.values(pages).flat()])
  return {
    name: 'site-engine-page-utilities',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const nameOf = (id: string) => relative(root, id).split(sep).join('/')
      /** All that these modules import, but for other pages, which bring their own. */
      const modulesOf = (modules: readonly string[]) => {
        const found = new Set(modules.map((name) => join(root, name)))
        for (const id of found) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          for (const next of importedIds) found.add(next)
          for (const next of dynamicallyImportedIds) if (!names.has(nameOf(next))) found.add(next)
        }
        return found
      }
      const candidates = candidatesIn(bundle)
      const file = join(root, sheet)
      const source = await readFile(file, 'utf8')
      const written: [string, string][] = []
      for (const [page, around] of Object.entries(pages)) {
        if (!this.getModuleInfo(join(root, page))) this.error(`No page of the bundle is ${page}`)
        const wanted = [...modulesOf([entry, page, ...around])].flatMap((id) => candidates(id))
        // A compiler adds to what it has built before.
        const { build } = await compile(source, { base: dirname(file), onDependency() {} })
        const { code } = optimize(build(wanted), { minify: true })
        // Tailwind names itself in a comment, which would come with every page.
        written.push([page, code.replace(/^\/\*!.*?\*\/\s*/, '').trim()])
      }
      this.emitFile({
        type: 'asset',
        fileName: PAGE_UTILITIES_FILE,
        source: JSON.stringify(Object.fromEntries(written)),
      })
    },
  }
}

/** What may be a class in a module of the bundle, after code that nothing uses is gone. */
function candidatesIn(bundle: Rolldown.OutputBundle): (id: string) => string[] {
  const scanner = new Scanner({ sources: [] })
  const known = new Map<string, string[]>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const [id, { code }] of Object.entries(output.modules)) {
      if (!code || id.includes('/node_modules/')) continue
      const found = scanner.getCandidatesWithPositions({ content: code, extension: 'js' })
      known.set(id, [...new Set(found.map(({ candidate }) => candidate))])
    }
  }
  return (id) => known.get(id) ?? []
}
