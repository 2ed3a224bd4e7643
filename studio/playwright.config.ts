import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { getHosts, studio, studioFolder } from './e2e/hosts.ts'

/** Milliseconds a server may take to start; the first release draws every sharing picture. */
const timeout = 180_000

/** Parallel workers, each with its servers. More than one per core makes tests late, not faster. */
const workers = Number(process.env.STUDIO_E2E_WORKERS ?? 1)

/** Servers of one worker's tests, started in this order. */
function getWebServer(worker: number): Extract<PlaywrightTestConfig['webServer'], object[]> {
  const { lake, studio, service, site } = getHosts(worker)
  const env = { TEST_PARALLEL_INDEX: String(worker) }
  return [
    {
      command: `mkdir -p .cache/e2e && echo $$ > ${lake.pidFile} && exec node ../packages/content-lake/src/start.ts --in-memory --port ${lake.port} --origin ${studio.url}`,
      env: { SANITY_WRITE_TOKEN: lake.writeToken },
      url: `${lake.url}/v1/ping`,
      timeout,
    },
    {
      // The documented way to make the webhook, then the service as it runs in production.
      // Only the drawings of an earlier run remain (`cache`), which saves seconds.
      command: `mkdir -p ${service.folder} && find ${service.folder} -mindepth 1 -maxdepth 1 ! -name cache -exec rm -r {} + && node ../ops/sanity/create-webhook.ts service && node ../apps/rebuild/src/main.ts`,
      env: {
        ...env,
        CONTENT_SOURCE: 'sanity',
        PUBLIC_SANITY_PROJECT_ID: lake.projectId,
        SANITY_API_HOST: lake.url,
        SANITY_WEBHOOK_SECRET: service.webhookSecret,
        SANITY_AUTH_TOKEN: lake.writeToken,
        SANITY_WRITE_TOKEN: lake.writeToken,
        PUBLIC_STUDIO_URL: studio.url,
        PUBLIC_SITE_URL: site.url,
        // The contact form sends to the site's own server, and the Inbox shows it.
        PUBLIC_CONTACT_ENDPOINT: '/enquiries',
        WEBHOOK_URL: `${service.url}/hooks/sanity`,
        REBUILD_ADMIN_TOKEN: service.adminToken,
        // No regular check: it would build, and tell the Studio so, in the middle of any test.
        REBUILD_RECONCILE_SECONDS: '86400',
        REBUILD_DATA: service.folder,
        PORT: String(service.port),
        SITE_PORT: String(site.port),
      },
      url: `${service.url}/readyz`,
      timeout,
    },
    {
      command: `${worker === 0 ? `sanity build ${studioFolder} --yes && ` : ''}node e2e/serve-studio.ts`,
      env: { ...env, SANITY_STUDIO_API_HOST: lake.url },
      url: studio.url,
      timeout,
    },
  ]
}

export default defineConfig({
  projects: [
    { name: 'tests', testDir: 'e2e' },
    // The guide, step by step; it begins with the prices of the seed.
    { name: 'guide', testDir: 'docs' },
    { name: 'pictures', testDir: 'docs' },
  ],
  // Tests of one worker share one lake and one site.
  workers,
  forbidOnly: Boolean(process.env.CI),
  // The machine is shared: a test that passes on its second try is listed as flaky, and does not fail the run.
  retries: 1,
  reporter: [['list']],
  // Long, as each test is a whole journey, and other suites may run beside these.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: studio.url,
    actionTimeout: 60_000,
    viewport: { width: 1600, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // A trace of the Studio doubles the time; a failure also records the page.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--disable-gpu',
        // The Studio requests fonts and versions from Sanity; it works without them.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost',
        '--no-first-run',
        '--disable-sync',
        '--disable-background-networking',
        '--disable-component-update',
        // Containers run as root, where Chromium's sandbox cannot start.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => getWebServer(worker)).flat(),
})
