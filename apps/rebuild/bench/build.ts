import { load } from '@kitewright/content-loader/load'
import { serveOneJob } from '../src/build/child.ts'
import { withLegalPages } from './many-pages.ts'

/** The build process of the benchmark: as the real one, with more pages. */
serveOneJob(async (options) => withLegalPages(await load(options)))
