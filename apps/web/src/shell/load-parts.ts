import { loadOnce } from '@kitewright/site-engine/client'

/** Loaded with the pages that use it. */
export const loadServicesLayout = loadOnce(() =>
  import('./services-layout/services-layout.tsx').then((m) => m.ServicesLayout),
)

/** Page blocks between the sections of home; few sites have any. */
export const loadPageBlocks = loadOnce(() => import('../blocks/page-blocks.tsx'))
