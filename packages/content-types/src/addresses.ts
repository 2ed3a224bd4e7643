/** Addresses of pages, of files beside them and of menus. */

export { type MenuLink, type MenuName, usualMenus } from './menus.ts'
export {
  entryPath,
  type LegalSlug,
  landingPath,
  legalPath,
  legalSlugs,
  linkPath,
  linkTargets,
  ownPath,
  pagePaths,
  pageTypes,
  postPath,
  servicePath,
  siteFiles,
} from './page-addresses.ts'
export { addedFiles, besidePages, serverPaths, takenAtRoot } from './reserved-addresses.ts'
