import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Whole-seed tests take seconds, and several times that on a machine that tests beside them.
    testTimeout: 60_000,
    // Half of the files load Sanity, which takes seconds: once a worker, and not once a file.
    isolate: false,
  },
})
