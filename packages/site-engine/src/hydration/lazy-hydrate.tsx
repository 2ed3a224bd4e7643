import './lazy-hydrate.css'
import { memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { type Gate, useGate, type When } from './gates.ts'
import { useWasServed } from './hydrated.tsx'
import { inTurn } from './idle.ts'

type LazyHydrateProps = {
  when?: When
  /** Out of sight on arrival: the browser does not lay it out either before it is near or idle. */
  far?: boolean
  className?: string
  children: ReactNode
}

/**
 * A part of the page that can wait: below the first screen, or in a closed menu. In the page that was
 * served React takes it over when the visitor comes near it or touches it, at the latest before the page
 * changes (`useGates`); until then it is HTML, and its links work, and it is HTML again should it fail. Saves a
 * phone a third of the work of loading home.
 */
export function LazyHydrate({
  when = 'near',
  far = when === 'near',
  className,
  children,
}: LazyHydrateProps) {
  const element = useRef<HTMLDivElement>(null)
  const wasServed = useWasServed()
  const gate = useGate(element, when, wasServed)
  const isFar = far && wasServed

  // Then heights are true, and tools that read the text on the screen find all of it.
  useEffect(() => {
    if (isFar) inTurn(() => delete element.current?.dataset.far)
  }, [isFar])

  return (
    <div ref={element} className={className} data-far={isFar || undefined}>
      <ErrorBoundary within={() => element.current}>
        <Gated gate={gate}>{children}</Gated>
      </ErrorBoundary>
    </div>
  )
}

const isClosed = (gate: Gate | null) => gate !== null && !gate.isOpen

/**
 * While what is inside suspends, React leaves the HTML that is there alone; but a part that is given
 * something new meanwhile it would render anew, so nothing comes through here before the gate is open.
 */
const Gated = memo(
  ({ gate, children }: { gate: Gate | null; children: ReactNode }) => (
    <Suspense fallback={null}>
      <Behind gate={gate}>{children}</Behind>
    </Suspense>
  ),
  (_, { gate }) => isClosed(gate),
)

function Behind({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate && isClosed(gate)) use(gate.opened)
  return children
}
