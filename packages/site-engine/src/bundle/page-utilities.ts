import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin, Rolldown } from 'vite'
import { PAGE_UTILITIES_FILE, withPart } from './page-bundle.ts'

type Options = {
  /** The sheet of all utilities with the theme, from the root of the project: `src/styles/utilities.css`. */
  sheet: string
  /** The module that starts every page: `src/entry-client.tsx`. */
  entry: string
  /** Modules of a page -> modules around it in the HTML that it does not import. */
  pages: Record<string, readonly string[]>
  /** Lazy parts -> the pages that may have one. Only pages with the part have its styles in their HTML. */
  parts?: Record<string, readonly string[]>
}

/**
 * Writes the Tailwind utilities of each page's modules, to be inlined in its HTML (`readBundle`). The whole sheet has
 * those of all pages, for the second page of a visit.
 *
 * The modules are the static and dynamic imports of page and entry: classes of a later state have their styles in
 * advance, a page's styles do not depend on its content, and publishing compiles none. Only code that is left in the
 * bundle counts.
 */
export const createPageUtilitiesPlugin = ({ sheet, entry, pages, parts = {} }: Options): Plugin => {
  let root = ''
  const names = new Set([...Object.keys({ ...pages, ...parts }), ...Object.values(pages).flat()])
  return {
    name: 'site-engine-page-utilities',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const getModuleName = (id: string) => relative(root, id).split(sep).join('/')
      /** All imports of these modules, except other pages. */
      const collectModules = (modules: readonly string[]) => {
        const files = new Set(modules.map((name) => join(root, name)))
        for (const id of files) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          for (const next of importedIds) files.add(next)
          for (const next of dynamicallyImportedIds)
            if (!names.has(getModuleName(next))) files.add(next)
        }
        return files
      }
      const candidates = createCandidateScanner(bundle)
      const file = join(root, sheet)
      const source = await readFile(file, 'utf8')
      const rules: [string, string][] = []
      const perPage = Object.entries(pages).map(
        ([page, around]) => [page, [page, ...around]] as const,
      )
      const withParts = Object.entries(parts).flatMap(([part, of]) =>
        of.map((page) => [withPart(page, part), [page, ...(pages[page] ?? []), part]] as const),
      )
      for (const [name, modules] of [...perPage, ...withParts]) {
        for (const module of modules) {
          if (!this.getModuleInfo(join(root, module))) this.error(`The bundle has no ${module}`)
        }
        const requested = [...collectModules([entry, ...modules])].flatMap((id) => candidates(id))
        // A compiler accumulates its output, so each page needs a new one.
        const { build } = await compile(source, { base: dirname(file), onDependency() {} })
        const { code } = optimize(build(requested), { minify: true })
        // Removes Tailwind's licence comment, which would be in every page.
        rules.push([name, code.replace(/^\/\*!.*?\*\/\s*/, '').trim()])
      }
      this.emitFile({
        type: 'asset',
        fileName: PAGE_UTILITIES_FILE,
        source: JSON.stringify(Object.fromEntries(rules)),
      })
    },
  }
}

/** Possible class names of a module after tree shaking. */
function createCandidateScanner(bundle: Rolldown.OutputBundle): (id: string) => string[] {
  const scanner = new Scanner({ sources: [] })
  const known = new Map<string, string[]>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const [id, { code }] of Object.entries(output.modules)) {
      if (!code || id.includes('/node_modules/')) continue
      const candidates = scanner.getCandidatesWithPositions({ content: code, extension: 'js' })
      known.set(id, [...new Set(candidates.map(({ candidate }) => candidate))])
    }
  }
  return (id) => known.get(id) ?? []
}
