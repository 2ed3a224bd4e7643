import { rejectBusyPorts } from './busy-ports.ts'
import { getLocalLake, logIgnoredLake } from './local-lake.ts'
import { run, StoppedError } from './run.ts'

const LAKE_PORT = 3900

const tasks = ['@kitewright/content-lake#dev', '@kitewright/studio#dev', '@kitewright/web#dev']

/** `pnpm dev`: lake, Studio and site in development mode, until stopped. */
try {
  await rejectBusyPorts({ site: 5173, Studio: 3333, 'content lake': LAKE_PORT })
  logIgnoredLake(process.env)
  const lake = getLocalLake(LAKE_PORT)
  await run('turbo', ['run', ...tasks], {
    ...lake,
    SANITY_STUDIO_API_HOST: lake.SANITY_API_HOST,
    SANITY_STUDIO_PREVIEW_URL: 'http://localhost:5173',
    PUBLIC_STUDIO_URL: 'http://localhost:3333',
  })
} catch (error) {
  if (!(error instanceof StoppedError)) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
