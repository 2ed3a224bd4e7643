import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    // Real processes on a machine that may build beside them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One file at a time: each starts services whose builds want both cores.
    fileParallelism: false,
  },
})
