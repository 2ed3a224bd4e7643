export { canonicalPath } from './addresses/canonical-path.ts'
export { jsonFile } from './addresses/json-file.ts'
export { meantAddress } from './addresses/meant-address.ts'
export { readInlinedData } from './document/inlined-data.ts'
export { afterPaint } from './hydration/after-paint.ts'
export { attempt } from './hydration/attempt.ts'
export { ErrorBoundary, Kept } from './hydration/error-boundary.tsx'
export { inTurn } from './hydration/in-turn.ts'
export { Later } from './hydration/later.tsx'
export { layOutWhole } from './hydration/lay-out-whole.ts'
export { loadOnce } from './hydration/load-once.ts'
export { PageAnswers } from './hydration/page-answers.tsx'
export { useGates } from './hydration/use-gates.ts'
export { useHydrated, useWasServed } from './hydration/use-hydrated.ts'
export { whenIdle } from './hydration/when-idle.ts'
export { focusReadingPoint } from './navigation/focus-reading-point.ts'
export { fragmentName } from './navigation/fragment-name.ts'
export { keepScrollHeights, scrollHeights } from './navigation/keep-scroll-heights.ts'
export { Link, type LinkProps } from './navigation/link.tsx'
export { NavigationContext, useNavigation, type Visit } from './navigation/navigation-context.ts'
export { placeName, planPageChange, STAY } from './navigation/page-change-plan.ts'
export { createPageOf, PageOfContext, usePagePath } from './navigation/page-path.ts'
export { type SiteLinks, SiteLinksContext } from './navigation/site-links.ts'
export {
  type Crop,
  type LakePicture,
  partOf,
  sizeOf,
  USUAL_WIDTH,
  WHOLE,
  widthsOf,
} from './pictures/picture-sizes.ts'
export {
  type BrowserStore,
  createBrowserStore,
  localStore,
  sessionStore,
} from './storage/browser-store.ts'
