import { defineConfig } from 'vitest/config'

/** Whole-seed tests take a second alone, and several on a machine that builds beside them. */
export default defineConfig({ test: { testTimeout: 60_000, isolate: false } })
