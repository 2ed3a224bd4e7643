/**
 * The file of the page at a path: "/services" -> "/services.html". Not "/services/index.html": most
 * hosts would send visitors of `/services` on to `/services/`, which is not the page's address.
 */
export const htmlFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)
