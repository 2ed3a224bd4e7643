/** An earlier path of a page and its current path, both canonical. */
export type MovedPage = { from: string; to: string }

type Moved = readonly MovedPage[]

/** Lines of `_redirects`, which keep the query. They come first: the first matching line counts. */
export const formatRedirectLines = (moved: Moved): string[] =>
  moved.map(({ from, to }) => `${from} ${to} 301`)

export const toVercelRedirects = (moved: Moved) =>
  moved.map(({ from, to }) => ({ source: from, destination: to, permanent: true }))

/**
 * A page that redirects an old address on hosts without redirect rules, for browsers and search engines.
 *
 * @param siteUrl origin of the site.
 */
export const renderRedirectPage = ({ to }: MovedPage, siteUrl: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>This page has moved</title>` +
  `<link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}">` +
  `<meta name="viewport" content="width=device-width"></head>` +
  `<body><p>This page has moved to <a href="${to}">${siteUrl}${to}</a>.</p></body></html>\n`
