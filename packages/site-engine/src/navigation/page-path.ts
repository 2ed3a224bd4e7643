import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../addresses/canonical-path.ts'

const HOME = '/'

/** Every path that has a page of its own. */
export const KnownPathsContext = createContext<ReadonlySet<string>>(new Set())

/**
 * Path of the page that the address leads to, as the site writes it; home for an unknown address.
 * Inside the routes it is the page on the screen, outside already the next one.
 */
export function usePagePath(): string {
  const path = canonicalPath(useLocation().pathname)
  return use(KnownPathsContext).has(path) ? path : HOME
}
