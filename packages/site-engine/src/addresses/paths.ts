/** The path as the site writes it: lower case, no trailing slash. */
export const canonicalPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/\/+$/, '') || '/'

/**
 * The file of the page at a path: "/services" -> "/services.html". Not "/services/index.html": most
 * hosts would send visitors of `/services` on to `/services/`, which is not the page's address.
 */
export const htmlFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** Address of the JSON that holds a page's content: "/services" -> "/services.json". */
export const jsonFile = (path: string) => (path === '/' ? '/index.json' : `${path}.json`)

/** Where the Studio shows drafts: pages at `/preview` and below, each under the path of the page that it is of. */
export const PREVIEW_PATH = '/preview'

/** The one file that answers at all of these paths. */
export const PREVIEW_FILE = '/preview.html'

/** Whether the address of a page is that of a preview. */
export const isPreviewPath = (path: string): boolean =>
  path === PREVIEW_PATH || path.startsWith(`${PREVIEW_PATH}/`)
