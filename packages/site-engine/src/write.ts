/** Writes a site as files. */

export { entryKey, readBundle, readManifest } from './bundle/page-bundle.ts'
export { inlineCodeAllowedBy, inlineCodeIn } from './headers/inline-code.ts'
export {
  isPlainSvg,
  type PictureMaker,
  type PictureOptions,
  pathsOf,
  pictureMaker,
  type SitePicture,
} from './pictures/picture-maker.ts'
export { type PagePlan, writeFolder, writeSite } from './write/write-site.ts'
