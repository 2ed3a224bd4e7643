/** The path as the site writes it: lower case, no trailing slash. */
export const canonicalPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/\/+$/, '') || '/'
