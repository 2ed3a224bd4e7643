import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.e2e.test.ts'],
    // Real processes, and a Studio that is built when it has changed.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // They start the same programs.
    fileParallelism: false,
  },
})
