/** Hashes, compression, headers and build facts, without pictures. */

export { PREVIEW_PATH, toHtmlFile } from './addresses/paths.ts'
export { hashSource, readSourceHashes, recordCode } from './bundle/source-hashes.ts'
export { compressFile, type Effort, forms } from './files/compress.ts'
export { type HashedFile, isHashed, writeHashedFiles } from './files/hashed-files.ts'
export { deleteUnused, selectRetainedFiles } from './files/retained-files.ts'
export { listStaticFiles, type StaticFile } from './files/static-files.ts'
export { headerFiles, isForHost, readHeaderRules } from './headers/header-files.ts'
export {
  createHeaderRules,
  getHeaders,
  type HeaderNeeds,
  type HeaderRule,
  type Sources,
} from './headers/header-rules.ts'
export { BUILD_PATH, buildFactsSchema } from './write/build-facts.ts'
export { getProgramFile, loadProgram } from './write/site-program.ts'
