/** Types and helpers for the program of a site. */

export { toMarkdownFile } from './addresses/paths.ts'
export type { PageBundle } from './bundle/page-bundle.ts'
export { renderDocument, startScripts } from './document/document-html.ts'
export { stringifyInline } from './document/inlined-data.ts'
export type { SitePage, SiteProgram } from './write/site-program.ts'
