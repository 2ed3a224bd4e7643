import { loadOnce } from '@kitewright/site-engine/client'

/** Its code comes with the pages that stand in it: the others start without. */
export const loadServicesLayout = loadOnce(() =>
  import('./services-layout/services-layout.tsx').then((m) => m.ServicesLayout),
)

/** What an editor put between the sections of home; few have any. */
export const loadPageBlocks = loadOnce(() => import('../blocks/page-blocks.tsx'))
