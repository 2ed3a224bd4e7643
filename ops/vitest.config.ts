import { defineConfig } from 'vitest/config'

// Services and builds on a machine that may test beside them.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          include: ['*.test.ts', '{doctor,import,setup}/*.test.ts'],
        },
      },
      { test: { ...timeouts, name: 'container', include: ['tests/container/*.test.ts'] } },
      {
        test: {
          ...timeouts,
          name: 'process',
          include: ['{backup,tests}/*.process.test.ts'],
          globalSetup: '@kitewright/rebuild/tests/global-setup',
        },
      },
    ],
  },
})
