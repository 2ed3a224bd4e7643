import { defineConfig } from 'vitest/config'

/** `pnpm test:headers`: the site is built with other settings first. */
export default defineConfig({
  test: {
    include: ['observatory/**/*.test.ts'],
    reporters: 'tree',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // So that a test can say which hosts are preloaded.
    server: { deps: { inline: ['@mdn/mdn-http-observatory'] } },
  },
})
