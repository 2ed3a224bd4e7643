import { pagePaths } from '@kitewright/content-types/addresses'

/** Whether a page stands beside the services list: the overview and every service. */
export const isServicesPath = (path: string) =>
  path === pagePaths.servicesOverview || path.startsWith(`${pagePaths.servicesOverview}/`)
