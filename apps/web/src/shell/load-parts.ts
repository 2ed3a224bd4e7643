import { loadOnce } from '@kitewright/site-engine/client'

/** Loaded with the pages that use it. */
export const loadServicesLayout = loadOnce(() =>
  import('./services-layout/services-layout.tsx').then((m) => m.ServicesLayout),
)

/** Blocks between the sections of home; few sites have any. */
export const loadBlockList = loadOnce(() => import('#app/blocks/block-list.tsx'))
