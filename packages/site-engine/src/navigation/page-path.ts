import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import { toCanonicalPath } from '../addresses/paths.ts'

const HOME = '/'

/**
 * Canonical path of an address's page. Null if the running tab does not know it: it may be newly published, so the
 * server decides.
 */
type PageOf = (pathname: string) => string | null

export const PageOfContext = createContext<PageOf>(toCanonicalPath)

/**
 * `PageOf` of a tab. The tab's first address shows the served page, known or not. `isOfList` says whether other
 * addresses look like those of a list that is too long to know, such as posts: a request shows whether the page exists.
 */
export function createPageResolver(
  known: ReadonlySet<string>,
  opened: { pathname: string; page: string },
  isOfList: (path: string) => boolean = () => false,
): PageOf {
  return (pathname) => {
    const path = toCanonicalPath(pathname)
    if (known.has(path)) return path
    if (pathname === opened.pathname) return opened.page
    return isOfList(path) ? path : null
  }
}

/** Path of the current page: inside the routes the one on the screen, outside already the next one. */
export const usePagePath = (): string => use(PageOfContext)(useLocation().pathname) ?? HOME
