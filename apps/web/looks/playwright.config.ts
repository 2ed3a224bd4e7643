import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** Where `pnpm compare:looks` finds the site: another folder compares any two builds. */
const port = Number(process.env.LOOKS_PORT ?? 4190)
const url = `http://localhost:${port}`

/**
 * Pictures of every page and state, kept in `.cache/looks` (not in git: they hold this machine's fonts and
 * smoothing) by `pnpm take:looks` and compared by `pnpm compare:looks`.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  snapshotPathTemplate: '../.cache/looks/{projectName}/{arg}{ext}',
  outputDir: '../.cache/looks-differences',
  // A picture that is missing is no reason to make it: it would be one of what is to be compared.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../.cache/looks-report', open: 'never' }]],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // As far apart as two greys whose values differ by 16 of 255, by the measure of this comparison.
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
    // A state that shows on small screens alone, or on large ones.
    grepInvert: width < 1024 ? /@wide/ : /@narrow/,
    use: { viewport: { width, height: width === 390 ? 844 : 900 } },
  })),
  webServer: {
    command: 'node preview/main.ts',
    cwd: '..',
    env: { PORT: String(port), ...(process.env.OUT_DIR ? { OUT_DIR: process.env.OUT_DIR } : {}) },
    port,
    reuseExistingServer: false,
  },
})
