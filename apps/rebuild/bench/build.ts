import { recordLoadedCode } from '../src/build/loaded-code.ts'

recordLoadedCode()
const { load } = await import('@kitewright/content-loader/load')
const { serveBuilds } = await import('../src/build/child.ts')
const { withLegalPages } = await import('./many-pages.ts')

/** The build process of the benchmark, with more pages than the real one. */
serveBuilds(async (options) => withLegalPages(await load(options)))
