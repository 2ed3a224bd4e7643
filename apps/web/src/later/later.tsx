import './later.css'
import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useWasServed } from '#app/ui/use-hydrated.ts'
import type { Gate } from './gate.ts'
import { inTurn } from './in-turn.ts'
import { useGate, type When } from './use-gate.ts'

type LaterProps = { when?: When; className?: string; children: ReactNode }

/**
 * A part of the page that can wait: below the first screen, or in a closed menu. In the page that was
 * served React takes it over when the visitor comes near it or touches it, at the latest before the page
 * changes (`useGates`); until then it is HTML, and its links work. Far down the page, the browser does
 * not lay it out before it is idle either. Saves a phone a third of the work of loading home.
 */
export function Later({ when = 'near', className = 'later', children }: LaterProps) {
  const element = useRef<HTMLDivElement>(null)
  const gate = useGate(element, when)
  const isServed = useWasServed()
  const [served] = useState(children)

  // Then heights are true, and tools that read the text on the screen find all of it.
  useEffect(() => {
    inTurn(() => delete element.current?.dataset.far)
  }, [])

  return (
    <div ref={element} className={className} data-far={isServed || undefined}>
      <Waiting gate={gate}>{gate && !gate.isOpen ? served : children}</Waiting>
    </div>
  )
}

/**
 * While what is inside suspends, React leaves the HTML that is there alone; but a part that is given
 * something new meanwhile it would render anew, so nothing may come through here.
 */
const Waiting = memo(function Waiting({
  gate,
  children,
}: {
  gate: Gate | null
  children: ReactNode
}) {
  return (
    <Suspense fallback={null}>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  )
})

function Gated({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate && !gate.isOpen) use(gate.opened)
  return children
}
