import { defineConfig } from 'vitest/config'

/** Whole-seed tests take seconds, and several times that on a machine that tests beside them. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 60_000 } })
