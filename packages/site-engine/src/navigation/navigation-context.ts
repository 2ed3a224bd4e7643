import { createContext, use } from 'react'
import { type Location, type NavigationType, useLocation } from 'react-router-dom'
import { canonicalPath } from '../addresses/paths.ts'

/** A place in the browser's history, and how the visitor came to it. */
export type Visit = { location: Location; type: NavigationType }

type Navigation = {
  /** The visit whose page is on the screen; the address may already be that of the next one. */
  shown: Visit
  /** Says a sentence to screen readers. */
  announce: (text: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation must be used inside NavigationContext')
  return navigation
}

const HOME = '/'

/**
 * Path of the page that an address leads to, as the site writes it. Null for one that the running tab does not
 * know: its page may have been published since, and the server has the answer.
 */
type PageOf = (pathname: string) => string | null

export const PageOfContext = createContext<PageOf>(canonicalPath)

/**
 * `PageOf` of a tab. Under the address that the tab was opened at stands the page that was served, whether the
 * tab knows the address or not.
 */
export function createPageOf(
  known: ReadonlySet<string>,
  opened: { pathname: string; page: string },
): PageOf {
  return (pathname) => {
    const path = canonicalPath(pathname)
    if (known.has(path)) return path
    return pathname === opened.pathname ? opened.page : null
  }
}

/** Path of the page of the address. Inside the routes it is the page on the screen, outside already the next one. */
export const usePagePath = (): string => use(PageOfContext)(useLocation().pathname) ?? HOME
