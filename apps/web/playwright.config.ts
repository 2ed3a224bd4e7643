import { defineConfig, devices } from '@playwright/test'
import { plain } from './e2e/sites.ts'

/** The server builds two of its sites first, on a machine that may be busy. */
const BUILD_TIME_MS = 300_000

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The machine is shared: a test that passes on its second try is listed as flaky, and does not fail the run.
  retries: 1,
  reporter: [['list']],
  // Long, as other tests run beside these.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: plain.url,
    viewport: { width: 1440, height: 900 },
    // Traces double the time; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
        '--disable-background-networking',
        '--disable-component-update',
        // On a good one, pages request more than the step of a test does (navigation.spec.ts).
        '--force-effective-connection-type=2G',
        // Containers run as root, where Chromium's sandbox cannot start.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve-sites.ts',
    port: plain.port,
    reuseExistingServer: false,
    timeout: BUILD_TIME_MS,
  },
})
