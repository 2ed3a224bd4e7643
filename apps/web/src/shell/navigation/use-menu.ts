import {
  defaultMenus,
  type MenuLink,
  type MenuName,
  pagePaths,
} from '@kitewright/content-types/addresses'
import { usePagePath } from '@kitewright/site-engine/client'
import { useLocation } from 'react-router-dom'
import { useSite } from '#app/routing/site-context.tsx'

/** Whether a page has the services list: the overview and every service. */
export const isServicesPath = (path: string) =>
  path === pagePaths.servicesOverview || path.startsWith(`${pagePaths.servicesOverview}/`)

/** The links of a menu: those of the settings, else the usual ones. */
export function useMenu(name: MenuName): MenuLink[] {
  const own = useSite().settings[name]
  return own && own.length > 0 ? own : defaultMenus[name]
}

/** The page that the address names; nothing at an unknown address, which shows home. */
export function useCurrentPage(): string | undefined {
  const { pathname } = useLocation()
  const page = usePagePath()
  return page === pagePaths.home && pathname !== pagePaths.home ? undefined : page
}
