export { entryKey, readManifest } from './bundle/manifest.ts'
export { type PageBundle, readBundle } from './bundle/page-bundle.ts'
export { documentHtml, startScripts } from './document/document-html.ts'
export { inlineJson } from './document/inline-json.ts'
export { inlineCodeAllowedBy, inlineCodeIn } from './headers/inline-code.ts'
export {
  type PictureMaker,
  type PictureOptions,
  pathsOf,
  pictureMaker,
  type SitePicture,
} from './pictures/picture-maker.ts'
export { isPlainSvg } from './pictures/plain-svg.ts'
export type { SitePage, SiteProgram } from './write/site-program.ts'
export { writeFolder } from './write/write-folder.ts'
export { type PagePlan, writeSite } from './write/write-site.ts'
