import { noteLoadedCode } from '../src/build/loaded-code.ts'

noteLoadedCode()
const { load } = await import('@kitewright/content-loader/load')
const { serveOneJob } = await import('../src/build/child.ts')
const { withLegalPages } = await import('./many-pages.ts')

/** The build process of the benchmark: as the real one, with more pages. */
serveOneJob(async (options) => withLegalPages(await load(options)))
