import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { artBase } from './prerender/art-base.ts'
import { devPages } from './prerender/dev-pages.ts'

/**
 * Libraries stay cached when our code changes. What most pages share is one file: two dozen tiny
 * ones compress badly and cost a request each.
 */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+)\//,
  },
  { name: 'shared', test: /\/src\/(ui|motion|sections)\//, minShareCount: 4 },
]

export default defineConfig(async () => ({
  plugins: [react(), tailwindcss(), devPages()],
  define: {
    'import.meta.env.VITE_ART_BASE': JSON.stringify(await artBase()),
  },
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
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: { include: ['{src,prerender,preview}/**/*.test.{ts,tsx}'] },
  server: {
    port: 5173,
    strictPort: true,
    // Built sites lie beside the sources; a build must not reload the page of a developer.
    watch: { ignored: ['**/dist/**', '**/dist-*/**', '**/.bundle/**', '**/.cache/**'] },
  },
}))
