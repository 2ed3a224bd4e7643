/** Folders of the site whose files change their names with what they hold, so that they may be kept for good. */
export const hashedFolders = ['/assets/', '/art/', '/media/', '/social/'] as const

/** Whether the name of a file changes with its content. `path` is its address in the site. */
export const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))
