/** A status for tests. */
export { quietSite } from './testing/quiet-site.ts'
