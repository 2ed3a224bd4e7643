/** The canonical path: lower case, no trailing slash. */
export const toCanonicalPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/\/+$/, '') || '/'

/**
 * The file of a page: "/services" -> "/services.html". Not "/services/index.html": most hosts would redirect
 * `/services` to `/services/`, which is not the page's address.
 */
export const toHtmlFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** The JSON file of a page's content: "/services" -> "/services.json". */
export const toJsonFile = (path: string) => (path === '/' ? '/index.json' : `${path}.json`)

/** The file of a page as Markdown: "/services" -> "/services.md". */
export const toMarkdownFile = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** Base path of the draft preview for the Studio; the page's path follows. */
export const PREVIEW_PATH = '/preview'

/** The file that serves all preview paths. */
export const PREVIEW_FILE = '/preview.html'

/** Whether a path is one of the preview. */
export const isPreviewPath = (path: string): boolean =>
  path === PREVIEW_PATH || path.startsWith(`${PREVIEW_PATH}/`)
