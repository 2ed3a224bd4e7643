import { legalSlugs, pagePaths } from './page-addresses.ts'

/** Folders of a built site, and its files that a page of the same name would write over (`feed.json`). */
export const besidePages = [
  ...['art', 'assets', 'media', 'preview', 'social'],
  ...['404', 'build', 'feed', 'index', 'live', 'vercel'],
] as const

/** What the server of the site takes there: enquiries, and what the content lake tells. */
export const takenByServer = ['enquiries', 'hooks'] as const

/**
 * First parts of addresses that no landing page may take. Apart from the other addresses, as no page asks. What is built
 * and what is served is compared with it by tests of those who build and serve.
 */
export const takenAtRoot: ReadonlySet<string> = new Set([
  ...Object.values(pagePaths).map((path) => path.split('/')[1] ?? ''),
  ...legalSlugs,
  ...besidePages,
  ...takenByServer,
])
