/** Vite plugins: dev server, utilities of a page, inline scripts. */

export { laterFiles } from './bundle/later-files.ts'
export { pageUtilities } from './bundle/page-utilities.ts'
export { compileHints, inlineScripts } from './bundle/vite-plugins.ts'
export { devPages } from './dev/dev-pages.ts'
