/** Addresses of pages, of files beside them and of menus. */

export { defaultMenus, type MenuLink, type MenuName } from './menus.ts'
export {
  getEntryPath,
  getOwnPath,
  type LegalSlug,
  landingPath,
  legalPath,
  legalSlugs,
  linkPath,
  linkTargets,
  pagePaths,
  pageTypes,
  postPath,
  servicePath,
  siteFiles,
  toSlug,
} from './page-addresses.ts'
export { addedFiles, extraPages, reservedAtRoot, serverPaths } from './reserved-addresses.ts'
