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
      { test: { ...timeouts, name: 'unit', include: ['src/**/*.test.ts'] } },
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
