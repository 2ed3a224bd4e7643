/** The queries of all pages and the type of their answers. */

export { API_VERSION } from './api-version.ts'
export { type Content, queries } from './pages.ts'
