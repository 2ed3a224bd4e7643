import { legalSlugs, pagePaths } from './page-addresses.ts'

/** Folders of a built site, and files that a page of the same name would overwrite (`feed.json`). */
export const extraPages = [
  ...['art', 'assets', 'media', 'preview', 'social'],
  ...['404', 'build', 'feed', 'index', 'live', 'vercel'],
] as const

/** Files that other modules add to a built site later. */
export const addedFiles = {
  /** The list of files of a release. */
  manifest: '/manifest.json',
} as const

/** Paths that the site's server answers: enquiries, share links, webhooks of the content lake. */
export const serverPaths = { enquiries: '/enquiries', drafts: '/drafts', hooks: '/hooks' } as const

const getRootName = (path: string) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''

/**
 * First path segments that no landing page may use. The build's test compares `extraPages` with the files that it
 * writes.
 */
export const reservedAtRoot: ReadonlySet<string> = new Set([
  ...[pagePaths, addedFiles, serverPaths].flatMap((paths) => Object.values(paths)).map(getRootName),
  ...legalSlugs,
  ...extraPages,
])
