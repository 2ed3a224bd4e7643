/** The queries of all pages and the type of their answers. */

export { type Content, queries } from './pages.ts'

/**
 * The version of Sanity's API that everything here speaks: it is fixed, so that a change of the
 * default behaviour changes nothing here.
 */
export const API_VERSION = '2025-02-19'
