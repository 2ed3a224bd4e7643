/** Hydration, links and page changes, for browsers. */

export { getCorrectedAddress } from './addresses/corrected-address.ts'
export { toCanonicalPath, toJsonFile } from './addresses/paths.ts'
export { readInlinedData } from './document/inlined-data.ts'
export { tryTask } from './hydration/attempt.ts'
export { ErrorBoundary, PreservedMarkup } from './hydration/error-boundary.tsx'
export { waitForFirstUse } from './hydration/first-use.ts'
export { PageAnswers, useHydrated, useWasServed } from './hydration/hydrated.tsx'
export {
  disableEstimatedHeights,
  layOutWholePage,
  useHydrationTriggers,
} from './hydration/hydration-triggers.ts'
export { queueWhenIdle, runAfterPaint, waitUntilIdle } from './hydration/idle.ts'
export { LazyHydrate, WholePageContext } from './hydration/lazy-hydrate.tsx'
export { loadOnce } from './hydration/load-once.ts'
export {
  getPathname,
  Link,
  type LinkProps,
  type SiteLinks,
  SiteLinksContext,
} from './navigation/link.tsx'
export { hasSaveData, prefetchCode } from './navigation/load-ahead.ts'
export { NavigationContext, useNavigation, type Visit } from './navigation/navigation-context.ts'
export {
  createVisitKey,
  decodeFragment,
  focusReadingPoint,
  planPageChange,
  preserveScroll,
} from './navigation/page-change-plan.ts'
export { createPageResolver, PageOfContext, usePagePath } from './navigation/page-path.ts'
export { keepScrollHeights, scrollHeights } from './navigation/scroll-memory.ts'
export { type PrefetchLinks, useLinkPrefetch } from './navigation/use-link-prefetch.ts'
