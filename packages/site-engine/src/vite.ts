export { compileHints } from './bundle/compile-hints.ts'
export { inlineScripts } from './bundle/inline-scripts.ts'
export { pageUtilities } from './bundle/page-utilities.ts'
export { devPages } from './dev/dev-pages.ts'
