/** First of the ports in use; another one lets two checkouts run their tests side by side. */
const firstPort = Number(process.env.STUDIO_E2E_PORT ?? 5960)

const place = (offset: number) => {
  const port = firstPort + offset
  return { port, url: `http://localhost:${port}` }
}

/** What the tests start, each on a port of its own: as in production, processes that only know addresses. */
export const lake = {
  ...place(0),
  projectId: 'kitewright',
  writeToken: 'local-editor',
  /** Holds the id of its process, for tests that stop it. */
  pidFile: '.cache/e2e/lake.pid',
}
export const studio = { ...place(1), folder: '.cache/e2e/studio' }
export const service = {
  ...place(2),
  folder: '.cache/e2e/site',
  webhookSecret: 'a-secret-for-tests-only',
  adminToken: 'a-token-for-tests-only',
}
/** The public site, as the service serves it to visitors. */
export const site = place(3)
