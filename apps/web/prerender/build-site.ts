import { join, resolve } from 'node:path'
import { writeFolder } from '@kitewright/site-engine/write'

const app = join(import.meta.dirname, '..')

/** Built once for each state of the code; knows nothing of content. */
const bundleFolder = join(app, '.bundle')
/** Slow pictures, cached between builds. */
const cache = join(app, '.cache')

type Build = Omit<Parameters<typeof writeFolder>[0], 'bundleFolder' | 'cache'>

/** Writes this site into `out`, as writeFolder does. */
export const buildSite = (build: Build) => writeFolder({ ...build, bundleFolder, cache })

/** React chooses its build by this when it is loaded; the other one takes half as long again. */
process.env.NODE_ENV ??= 'production'

/** The folder that receives the site. Another one than the usual leaves the site in `dist` as it is. */
export const out = resolve(import.meta.dirname, '..', process.env.OUT_DIR || 'dist')
