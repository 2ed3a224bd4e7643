import type { Plugin, Rolldown } from 'vite'

/** A file that only passes on another one: `export{t as HomePage}from"./home-page-CX2vrTMZ.js";`. */
const FACADE = /^export\{([^}]*)\}from[`"']\.\/([^`"']+)[`"'];?\s*$/

/** `t as HomePage,n` -> `HomePage:m.t,n:m.n` */
const formatNamespace = (exported: string) =>
  exported
    .split(',')
    .map((name) => name.trim().split(' as '))
    .map(([local = '', name = local]) => `${name}:m.${local}`)
    .join()

/**
 * Lets lazy imports load the file that has the module. Rolldown makes them load a file that only passes that one on when
 * a group of `codeSplitting` has the module: one request more, and after all others, as the page's list lacks it.
 * Expects minified code. Last, so that the manifest names the files.
 */
export const createDirectImportsPlugin = (): Plugin => ({
  name: 'site-engine-direct-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const moved = new Map<string, string>()
      for (const facade of chunks) {
        const [, exported, name] = FACADE.exec(facade.code) ?? []
        const target = chunks.find(({ fileName }) => fileName === `assets/${name}`)
        if (!exported || !target) continue
        const namespace = `.then(m=>({${formatNamespace(exported)}}))`
        for (const chunk of chunks) importDirectly(chunk, { facade, target, namespace })
        moved.set(facade.fileName, target.fileName)
        delete bundle[facade.fileName]
      }
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type === 'asset') manifest.source = updateManifest(`${manifest.source}`, moved)
    },
  },
})

/** The modules of removed files are in those that they passed on. */
function updateManifest(manifest: string, moved: ReadonlyMap<string, string>): string {
  const chunks: Record<string, { file: string }> = JSON.parse(manifest)
  for (const [key, { file }] of Object.entries(chunks)) {
    const target = Object.values(chunks).find((chunk) => chunk.file === moved.get(file))
    if (target) chunks[key] = target
  }
  return JSON.stringify(chunks)
}

type Detour = { facade: Rolldown.OutputChunk; target: Rolldown.OutputChunk; namespace: string }

function importDirectly(chunk: Rolldown.OutputChunk, { facade, target, namespace }: Detour) {
  const [from = '', to = ''] = [facade, target].map(({ fileName }) => fileName.split('/').at(-1))
  if (!chunk.code.includes(from)) return
  const call = new RegExp(`import\\(([\`"'])\\./${from.replaceAll('.', '\\.')}\\1\\)`, 'g')
  chunk.code = chunk.code
    .replace(call, (_, quote) => `import(${quote}./${to}${quote})${namespace}`)
    // Also in Vite's list of files to preload.
    .replaceAll(from, to)
  chunk.dynamicImports = chunk.dynamicImports.map((file) =>
    file === facade.fileName ? target.fileName : file,
  )
}
