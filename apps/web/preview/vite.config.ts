import { join } from 'node:path'
import { drawings } from '@kitewright/artwork/drawings'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createPreviewOverrides } from './overrides.ts'

const ID = 'virtual:hand-drawings'

/** `virtual:hand-drawings`: the drawings that are files of every site; a browser cannot list them. */
const createHandDrawings = (): Plugin => ({
  name: 'kitewright-hand-drawings',
  resolveId: (id) => (id === ID ? id : null),
  load: (id) =>
    id === ID ? `export const names = ${JSON.stringify(Object.keys(drawings))}` : null,
})

const web = join(import.meta.dirname, '..')

/** A separate build, so that none of it is in the visitors' chunks. */
export default defineConfig({
  root: web,
  publicDir: false,
  cacheDir: join(web, 'node_modules/.vite-preview'),
  plugins: [createPreviewOverrides(), createHandDrawings(), react(), tailwindcss()],
  build: {
    outDir: '.bundle/preview',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The overlays are one library, loaded behind the page.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: join(import.meta.dirname, 'preview.html') },
  },
})
