import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests start servers and processes, which take several seconds on a machine that builds beside them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Each test has its own lake; a worker loads the real client and sharp once.
    isolate: false,
  },
})
