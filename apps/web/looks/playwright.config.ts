import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const port = Number(process.env.LOOKS_PORT ?? 4190)
const url = `http://localhost:${port}`

/**
 * `pnpm take:looks` keeps pictures of every page and state in `.cache/looks` or in the folder `LOOKS` (not in git: they
 * hold this machine's fonts and smoothing); `pnpm compare:looks` compares the site with them. `OUT_DIR` names another site.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  snapshotPathTemplate: `${process.env.LOOKS ?? '../.cache/looks'}/{projectName}/{arg}{ext}`,
  outputDir: '../.cache/looks-differences',
  // A missing picture fails instead of being taken from the site that is compared.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../.cache/looks-report', open: 'never' }]],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // Two greys whose values differ by 16 of 255.
      threshold: 0.06,
      maxDiffPixelRatio: 0.001,
    },
  },
  use: {
    ...base.use,
    baseURL: url,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [390, 768, 1440, 1920].map((width) => ({
    name: String(width),
    // States that only small or only large screens show.
    grepInvert: width < 1024 ? /@wide/ : /@narrow/,
    use: { viewport: { width, height: width === 390 ? 844 : 900 } },
  })),
  webServer: {
    command: 'node prerender/serve.ts',
    cwd: '..',
    env: { PORT: String(port), ...(process.env.OUT_DIR ? { OUT_DIR: process.env.OUT_DIR } : {}) },
    port,
    reuseExistingServer: false,
  },
})
