/** First of the ports in use; another one lets two checkouts run their tests side by side. */
const firstPort = Number(process.env.STUDIO_E2E_PORT ?? 5960)

/**
 * Servers of one worker's tests, each on its port: separate processes, as in production.
 * Each worker has its own, so that tests do not see each other's publishes.
 */
export function getHosts(worker: number) {
  const getHost = (offset: number) => {
    const port = firstPort + worker * 4 + offset
    return { port, url: `http://localhost:${port}` }
  }
  return {
    lake: {
      ...getHost(0),
      projectId: 'kitewright',
      writeToken: 'local-editor',
      /** Holds the id of its process, for tests that stop it. */
      pidFile: `.cache/e2e/lake-${worker}.pid`,
    },
    studio: getHost(1),
    service: {
      ...getHost(2),
      folder: `.cache/e2e/site-${worker}`,
      webhookSecret: 'a-secret-for-tests-only',
      adminToken: 'a-token-for-tests-only',
    },
    /** The public site, as the service serves it to visitors. */
    site: getHost(3),
  }
}

/** One build for all workers: the first one's lake is compiled in (`serve-studio.ts`). */
export const studioFolder = '.cache/e2e/studio'

/** Those of the current worker, by its Playwright index. */
export const { lake, studio, service, site } = getHosts(
  Number(process.env.TEST_PARALLEL_INDEX ?? 0),
)
