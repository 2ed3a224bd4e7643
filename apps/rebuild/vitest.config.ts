import { defineConfig } from 'vitest/config'

// Services and builds on a machine that may test beside them.
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    projects: [
      // Nothing is shared between files, and a worker loads the real client once.
      { test: { ...timeouts, name: 'unit', include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...timeouts,
          name: 'process',
          include: ['tests/**/*.process.test.ts'],
          globalSetup: 'tests/global-setup.ts',
          // Each file starts services, which wait for most of their time, and whose builds want both cores.
          maxWorkers: 2,
        },
      },
    ],
  },
})
