import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { artBase } from './prerender/art-base.ts'
import { devPages } from './prerender/dev-pages.ts'

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
    rollupOptions: { input: 'src/entry-client.tsx' },
  },
  test: { include: ['{src,prerender,preview}/**/*.test.{ts,tsx}'] },
  server: { port: 5173, strictPort: true },
}))
