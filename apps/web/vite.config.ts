import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  createCompileHintsPlugin,
  createDevPagesPlugin,
  createInlineScriptsPlugin,
  createMergedModulesPlugin,
  createPageUtilitiesPlugin,
  createPrefetchPlugin,
} from '@kitewright/site-engine/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createDevPreview } from './preview/dev-preview.ts'

const entry = join(import.meta.dirname, 'src/entry-client.tsx')

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Whether the entry imports a module statically, directly or through others, or is the module. */
function isEntryImport(id: string, graph: Graph): boolean {
  const started = new Set([entry])
  for (const known of started) {
    for (const next of graph.getModuleInfo(known)?.importedIds ?? []) started.add(next)
  }
  return !id.includes('node_modules') && started.has(id)
}

/**
 * Modules of most pages. Not prose and numbers, which home does without because its styles are in its HTML; nor what
 * a landing page, which may show anything, shares with a few.
 */
const SHARED =
  /@portabletext\/|\/src\/(ui\/(fold|format-date|headline|kite|picture|price|rich-text)\.|motion\/use-arrival|sections\/(closing-sky|company|page-title|title-block)\/|routing\/enquiry-address)|\/content-rules\/src\/dates/

/**
 * Libraries stay cached when our code changes. What every page starts with and what most pages share is one file with
 * the entry: each file costs a request and a dozen tasks of the main thread.
 */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*mutationObserver)/,
  },
  {
    debugName: 'start',
    name: (id: string, graph: Graph) =>
      SHARED.test(id) || isEntryImport(id, graph) ? 'start' : null,
  },
  // Before the service pages, which would take it with them, as home and the portfolio have showcases.
  { name: 'showcase', test: /\/src\/(sections\/showcase\/|price-sum)/ },
  { name: 'service', test: /\/src\/(sections\/service|shell\/services-layout)\// },
  // Home is one file, though landing pages may have a part of it: those load it when a visitor comes near that.
  {
    name: 'home-page',
    test: /\/src\/(pages\/home\/(?!.*(build-figure|leaning-kite|string-kite))|sections\/(section-head|service-card|stat|faq-topic)\/)/,
  },
]

/** Each block's lazy component has the same file name: its chunk is named after the block. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, block] = /\/blocks\/([^/]+)\/lazy-component/.exec(facadeModuleId ?? '') ?? []
  return `assets/${block ? `${block}-block` : '[name]'}-[hash].js`
}

const servicesLayout = 'src/shell/services-layout/services-layout.tsx'
const homePage = 'src/pages/home/home-page.tsx'
const servicePages = ['specimen', 'ledger', 'storyboard'].map(
  (kind) => `src/pages/${kind}/${kind}-page.tsx`,
)
const withSidebar = [...servicePages, 'src/pages/services-overview/services-overview-page.tsx']

/** Modules of pages, and the layout around some of them. */
const pages = Object.fromEntries(
  globSync('src/pages/*/*-page.tsx', { cwd: import.meta.dirname }).map((page) => [
    page,
    withSidebar.includes(page) ? [servicesLayout] : [],
  ]),
)

/** Lazy parts whose styles only the pages with one have in their HTML. */
const parts = {
  'src/blocks/block-list.tsx': [homePage],
  'src/sections/showcase/example-project.tsx': servicePages,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    createPageUtilitiesPlugin({
      sheet: 'src/styles/utilities.css',
      entry: 'src/entry-client.tsx',
      pages,
      parts,
    }),
    createInlineScriptsPlugin(),
    createCompileHintsPlugin(['vendor', 'entry-client']),
    createPrefetchPlugin(),
    createMergedModulesPlugin(import.meta.dirname),
    createDevPreview(),
    createDevPagesPlugin({
      program: '/src/entry-server.ts',
      client: '/src/entry-client.tsx',
      styles: ['/src/styles/main.css', '/src/styles/utilities.css'],
      cache: join(import.meta.dirname, '.cache'),
      preamble: react.preambleCode.replace('__BASE__', '/'),
    }),
  ],
  build: {
    outDir: '.bundle/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // The prerender starts scripts after first paint; preload tags in the HTML would delay it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // Drawings are files beside the code of that package, which reads them from there.
      external: isSsrBuild ? /^@kitewright\/artwork\// : [],
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: nameChunk },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // Built sites lie beside the sources; a build must not reload the page of a developer.
    watch: {
      ignored: ['**/dist/**', '**/dist-*/**', '**/.bundle/**', '**/.cache/**'],
    },
  },
}))
