import './lazy-hydrate.css'
import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { waitForFirstUse } from './first-use.ts'
import { useWasServed } from './hydrated.tsx'
import {
  type HydrationTrigger,
  hasFired,
  useHydrationTrigger,
  type When,
} from './hydration-triggers.ts'
import { queueWhenIdle } from './idle.ts'

type LazyHydrateProps = {
  when?: When
  /** Below the screen on arrival: also skips layout of what is far until the first use, in a closed menu until idle. */
  far?: boolean
  className?: string
  children: ReactNode
}

/**
 * A part that hydrates late: below the first screen, or in a closed menu. React hydrates a served part when the visitor
 * comes near or touches it, at the latest before the page changes (`useHydrationTriggers`). Until then it is HTML with
 * working links, and also after a failure. Saves a phone a third of the work of loading home. On a page that a link
 * opened, it renders after the page is on the screen: that shows a service 0.2 s sooner on a slow phone.
 */
export function LazyHydrate({
  when = 'near',
  far = when === 'near',
  className,
  children,
}: LazyHydrateProps) {
  const element = useRef<HTMLDivElement>(null)
  const wasServed = useWasServed()
  const trigger = useHydrationTrigger(element, when, wasServed)
  const isFar = far && wasServed
  const isDeferred = useDeferredRender(far && !wasServed)

  // Heights are then real, which nobody needs before the first use. One part at a time: a whole page would stop a slow
  // phone for a third of a second.
  useEffect(() => {
    if (!isFar) return
    const showContent = () => queueWhenIdle(() => delete element.current?.dataset.far)
    // A closed menu must have its height before it opens.
    if (when === 'touched') showContent()
    else trigger?.fired.then(waitForFirstUse).then(showContent)
  }, [isFar, trigger, when])

  return (
    <div
      ref={element}
      className={className}
      data-far={isFar || undefined}
      data-unrendered={isDeferred || undefined}
    >
      {!isDeferred && (
        <ErrorBoundary within={() => element.current}>
          <Triggered trigger={trigger}>{children}</Triggered>
        </ErrorBoundary>
      )}
    </div>
  )
}

/** Whether a page that a link opened renders at once: the visitor goes to a place in it. */
export const WholePageContext = createContext(true)

/** Whether a part below the screen waits for the paint of its page. */
function useDeferredRender(isBelow: boolean): boolean {
  const isWhole = use(WholePageContext)
  const [isDeferred, setDeferred] = useState(isBelow && !isWhole)
  useEffect(() => {
    if (isDeferred) queueWhenIdle(() => startTransition(() => setDeferred(false)))
  }, [isDeferred])
  return isDeferred
}

/** Stops updates until fired: React keeps the HTML of suspended content, but would render it again on new props. */
const Triggered = memo(
  ({ trigger, children }: { trigger: HydrationTrigger | null; children: ReactNode }) => (
    <Suspense fallback={null}>
      <WaitingContent trigger={trigger}>{children}</WaitingContent>
    </Suspense>
  ),
  (_, { trigger }) => trigger !== null && !hasFired(trigger),
)

function WaitingContent({
  trigger,
  children,
}: {
  trigger: HydrationTrigger | null
  children: ReactNode
}) {
  if (trigger) use(trigger.fired)
  return children
}
