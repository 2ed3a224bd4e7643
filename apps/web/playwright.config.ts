import { defineConfig, devices } from '@playwright/test'
import { configured, plain, splashNever } from './e2e/sites.ts'

/** Settings of the configured site, with the content of the plain one and landing pages. */
const settings = {
  OUT_DIR: configured.folder,
  CONTENT_SOURCE: 'seed',
  PUBLIC_CONTACT_ENDPOINT: configured.contactEndpoint,
  PUBLIC_GA_MEASUREMENT_ID: configured.measurementId,
  PUBLIC_SCHEDULING_URL: configured.schedulingUrl,
}

/** Two of the servers build their sites first, on machines that may be busy. */
const BUILD_TIME_MS = 300_000

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A retry shows whether a test is flaky or broken. Both fail.
  retries: 1,
  failOnFlakyTests: true,
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
  webServer: [
    {
      command: 'node hosting/serve.ts',
      env: { OUT_DIR: plain.folder, PORT: String(plain.port) },
      port: plain.port,
      reuseExistingServer: false,
      timeout: BUILD_TIME_MS,
    },
    {
      command: 'node e2e/build-configured-site.ts && node hosting/serve.ts',
      env: { ...settings, PORT: String(configured.port) },
      port: configured.port,
      reuseExistingServer: false,
      timeout: BUILD_TIME_MS,
    },
    {
      command: 'node e2e/serve-splash-sites.ts',
      port: splashNever.port,
      reuseExistingServer: false,
      timeout: BUILD_TIME_MS,
    },
  ],
})
