import { join } from 'node:path'
import { writeFolder } from '@kitewright/site-engine/write'

const app = join(import.meta.dirname, '..')

/** Built once for each state of the code; knows nothing of content. */
export const bundleFolder = join(app, '.bundle')
/** Pictures that take long to make, kept between builds. */
export const cache = join(app, '.cache')

type Build = Omit<Parameters<typeof writeFolder>[0], 'bundleFolder' | 'cache'>

/** Writes this site into `out`, as writeFolder does. */
export const buildSite = (build: Build) => writeFolder({ ...build, bundleFolder, cache })
