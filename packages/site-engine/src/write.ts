/** Writes a site as files. */

export { entryKey, readBundle, readManifest } from './bundle/page-bundle.ts'
export { extractInlineCode, parseAllowedInlineCode } from './headers/inline-code.ts'
export {
  createPictureMaker,
  getPaths,
  isPlainSvg,
  type PictureMaker,
  type PictureOptions,
  type SitePicture,
} from './pictures/picture-maker.ts'
export { type PagePlan, writeFolder, writeSite } from './write/write-site.ts'
