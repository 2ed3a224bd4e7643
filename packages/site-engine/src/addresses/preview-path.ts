/** Where the Studio shows drafts: pages at `/preview` and below, each under the path of the page that it is of. */
export const PREVIEW_PATH = '/preview'

/** The one file that answers at all of these paths. */
export const PREVIEW_FILE = '/preview.html'

/** Whether the address of a page is that of a preview. */
export const isPreviewPath = (path: string): boolean =>
  path === PREVIEW_PATH || path.startsWith(`${PREVIEW_PATH}/`)
