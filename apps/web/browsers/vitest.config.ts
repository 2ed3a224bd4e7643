import { defineConfig } from 'vitest/config'

/** `pnpm test:browsers`: two browsers and one site, one journey after another. */
export default defineConfig({
  test: {
    include: ['browsers/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 200 } },
  },
})
