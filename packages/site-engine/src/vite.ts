/** Vite plugins: dev server, utilities of a page, inline scripts. */

export { createPageUtilitiesPlugin } from './bundle/page-utilities.ts'
export { createPrefetchPlugin } from './bundle/prefetch-files.ts'
export {
  createCompileHintsPlugin,
  createInlineScriptsPlugin,
  createMergedModulesPlugin,
} from './bundle/vite-plugins.ts'
export { createDevPagesPlugin } from './dev/dev-pages.ts'
