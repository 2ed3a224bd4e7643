import { loadOnce } from '@kitewright/site-engine/client'

/** Its code comes with the pages that stand in it: the others start without. */
export const loadServicesLayout = loadOnce(() =>
  import('./services-layout.tsx').then((m) => m.ServicesLayout),
)
