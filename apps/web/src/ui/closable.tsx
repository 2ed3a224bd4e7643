import { useWasServed } from '@kitewright/site-engine/client'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ClosableProps = {
  isClosed: boolean
  /** Called when the browser finds closed text, through its search or a link to text. */
  onFound: () => void
  className?: string
  children: ReactNode
}

/**
 * Content that a script opens and closes. Closed, it is `hidden="until-found"`, which React cannot write: the prerender
 * adds it to served pages (`addUntilFound`), and an effect afterwards. Without scripts and on paper it shows.
 */
export function Closable({ isClosed, onFound, className = '', children }: ClosableProps) {
  const element = useRef<HTMLDivElement>(null)
  const wasServed = useRef(useWasServed())
  const handleFound = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const wasFound = wasServed.current && isClosed && !element.current?.hasAttribute('hidden')
    wasServed.current = false
    // The browser found text in it before hydration.
    if (wasFound) return handleFound()
    if (isClosed) element.current?.setAttribute('hidden', 'until-found')
    else element.current?.removeAttribute('hidden')
  }, [isClosed])

  useEffect(() => {
    const part = element.current
    const handleMatch = () => handleFound()
    part?.addEventListener('beforematch', handleMatch)
    return () => part?.removeEventListener('beforematch', handleMatch)
  }, [])

  return (
    <div
      ref={element}
      className={`closable ${className}`}
      data-closed={isClosed || undefined}
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}

/** Hides the closed parts of a prerendered page. */
export const addUntilFound = (html: string): string =>
  html.replaceAll(' data-closed="true"', ' data-closed="true" hidden="until-found"')
