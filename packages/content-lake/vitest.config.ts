import { defineConfig } from 'vitest/config'

/** Tests start servers and processes, which take several seconds on a machine that builds beside them. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
