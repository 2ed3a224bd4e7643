/** Hashes, compression, headers and build facts, without pictures. */

export { htmlFile } from './addresses/paths.ts'
export { hashOf, noteCode, readMadeFrom } from './bundle/made-from.ts'
export { compressed, type Effort, forms } from './files/compress.ts'
export { type HashedFile, isHashed, writeHashedFiles } from './files/hashed-files.ts'
export { forgetUnused, retainedFiles } from './files/retained-files.ts'
export { type StaticFile, staticFiles } from './files/static-files.ts'
export { headerFiles, readHeaderRules } from './headers/header-files.ts'
export {
  type HeaderNeeds,
  type HeaderRule,
  headerRules,
  headersFor,
  type Sources,
} from './headers/header-rules.ts'
export { BUILD_PATH, buildFactsSchema } from './write/build-facts.ts'
export { loadProgram, programFile } from './write/site-program.ts'
