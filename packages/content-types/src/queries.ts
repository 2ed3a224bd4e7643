/** The queries of all pages and the type of their answers. */

export { type Content, queries } from './pages.ts'

/** Fixed version of Sanity's API, so that new defaults change nothing here. */
export const API_VERSION = '2025-02-19'
