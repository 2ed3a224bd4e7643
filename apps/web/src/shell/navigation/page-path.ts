import { pagePaths } from '@kitewright/content-types/addresses'
import { canonicalPath } from '@kitewright/site-engine/canonical-path'
import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'

/** Every path that has a page of its own. */
export const KnownPathsContext = createContext<ReadonlySet<string>>(new Set())

/**
 * Path of the page that the address leads to, as the site writes it; home for an unknown address.
 * Inside the routes it is the page on the screen, outside already the next one.
 */
export function usePagePath(): string {
  const path = canonicalPath(useLocation().pathname)
  return use(KnownPathsContext).has(path) ? path : pagePaths.home
}

/** Whether a page stands beside the services list: the overview and every service. */
export const isServicesPath = (path: string) =>
  path === pagePaths.servicesOverview || path.startsWith(`${pagePaths.servicesOverview}/`)
