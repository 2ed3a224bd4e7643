import { defineConfig } from 'vitest/config'

/** Thousands of random texts take a second alone, and several on a machine that builds beside them. */
export default defineConfig({ test: { testTimeout: 60_000, isolate: false } })
