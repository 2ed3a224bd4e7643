/** Vite plugins: dev server, utilities of a page, inline scripts. */

export { createDirectImportsPlugin } from './bundle/direct-imports.ts'
export { createPageUtilitiesPlugin } from './bundle/page-utilities.ts'
export { createPrefetchPlugin } from './bundle/prefetch-files.ts'
export { createCompileHintsPlugin, createInlineScriptsPlugin } from './bundle/vite-plugins.ts'
export { createDevPagesPlugin } from './dev/dev-pages.ts'
