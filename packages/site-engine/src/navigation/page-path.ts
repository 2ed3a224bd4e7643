import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../addresses/paths.ts'

const HOME = '/'

/**
 * Path of the page that an address leads to, as the site writes it. Null for one that the running tab does not
 * know: its page may have been published since, and the server has the answer.
 */
type PageOf = (pathname: string) => string | null

export const PageOfContext = createContext<PageOf>(canonicalPath)

/**
 * `PageOf` of a tab. Under the address that the tab was opened at stands the page that was served, whether the
 * tab knows the address or not. `isOfList` says of other addresses whether they look like those of a list that is
 * too long to know, as of posts: whether such a page is there shows when it is asked for.
 */
export function createPageOf(
  known: ReadonlySet<string>,
  opened: { pathname: string; page: string },
  isOfList: (path: string) => boolean = () => false,
): PageOf {
  return (pathname) => {
    const path = canonicalPath(pathname)
    if (known.has(path)) return path
    if (pathname === opened.pathname) return opened.page
    return isOfList(path) ? path : null
  }
}

/** Path of the page of the address. Inside the routes it is the page on the screen, outside already the next one. */
export const usePagePath = (): string => use(PageOfContext)(useLocation().pathname) ?? HOME
