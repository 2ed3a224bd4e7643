import type { Plugin } from 'vite'

/** Name of the file that lists the files of later pages. */
export const PREFETCH_FILES = 'later-files'

/** Writes the addresses of all files that the first chunks import dynamically, for browsers to prefetch. */
export const createPrefetchPlugin = (): Plugin => ({
  name: 'site-engine-later-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      const withImports = (files: readonly string[]) => {
        const collected = new Set(files)
        for (const file of collected)
          for (const next of chunks.get(file)?.imports ?? []) collected.add(next)
        return collected
      }
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
      const first = withImports(entries.map(({ fileName }) => fileName))
      const dynamic = [...first].flatMap((file) => chunks.get(file)?.dynamicImports ?? [])
      const outputs = [...withImports(dynamic)].flatMap((file) => chunks.get(file) ?? [])
      const files = outputs.flatMap(({ fileName, moduleIds, viteMetadata }) => [
        // Vite removes the code of style sheets.
        ...(moduleIds.every((id) => id.endsWith('.css')) || first.has(fileName) ? [] : [fileName]),
        ...(viteMetadata?.importedCss ?? []),
      ])
      this.emitFile({
        type: 'asset',
        name: `${PREFETCH_FILES}.json`,
        source: JSON.stringify([...new Set(files)].map((file) => `/${file}`)),
      })
    },
  },
})
