import { legalSlugs, pagePaths } from './page-addresses.ts'

/** Folders of a built site, and its files that a page of the same name would write over (`feed.json`). */
export const besidePages = [
  ...['art', 'assets', 'media', 'preview', 'social'],
  ...['404', 'build', 'feed', 'index', 'live', 'vercel'],
] as const

/** Files that are written into a built site later, each by the module that takes its name from here. */
export const addedFiles = {
  /** The list of files of a release. */
  manifest: '/manifest.json',
  /** The list of files that a static host carries from one deploy to the next. */
  earlierFiles: '/files.json',
} as const

/** Paths that the server of the site answers itself: enquiries, share links, and what the content lake sends. */
export const serverPaths = { enquiries: '/enquiries', drafts: '/drafts', hooks: '/hooks' } as const

const nameAtRoot = (path: string) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''

/**
 * First parts of addresses that no landing page may take. Apart from the other addresses, as no page asks. The test of
 * the build compares `besidePages` with the files that it writes.
 */
export const takenAtRoot: ReadonlySet<string> = new Set([
  ...[pagePaths, addedFiles, serverPaths].flatMap((paths) => Object.values(paths)).map(nameAtRoot),
  ...legalSlugs,
  ...besidePages,
])
