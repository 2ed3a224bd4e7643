import { useEffect, useRef } from 'react'
import { useArt } from '#app/ui/art.ts'
import { matchesMedia } from '#app/ui/media-query.ts'

/** Farthest the kite leaves its place, in px. */
const REACH = 40

/** Where the kite flies for a cursor at (x, y), each from 0 to 1 across the window. */
export function kiteShift(x: number, y: number): { x: number; y: number } {
  const along = (part: number) => Math.round((Math.min(1, Math.max(0, part)) * 2 - 1) * REACH)
  return { x: along(x), y: along(y) }
}

const CALM = '(prefers-reduced-motion: reduce), (hover: none)'

/** The drawing behind the words; its kite follows the cursor, 40 px at most. */
export function Sky() {
  const art = useArt()
  const kite = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      if (matchesMedia(CALM) || !kite.current) return
      const { x, y } = kiteShift(event.clientX / innerWidth, event.clientY / innerHeight)
      kite.current.style.transform = `translate(${x}px, ${y}px)`
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => removeEventListener('pointermove', follow)
  }, [])
  return (
    <div
      // On small screens no wider than the height lets the drawing be: the kite keeps its top, and clear of the button.
      className="absolute h-full max-lg:right-0 max-lg:bottom-0 max-lg:h-104 max-lg:w-full max-lg:max-w-120 lg:top-0 lg:right-[-4%] lg:w-[68%]"
      aria-hidden="true"
    >
      <img
        className="absolute inset-0 size-full max-w-none object-cover"
        src={art('scenes/coming-soon-sky')}
        alt=""
        width="1000"
        height="900"
      />
      {/* A tenth larger than the sky, so that the end of its string stays out of sight. */}
      <img
        ref={kite}
        className="absolute inset-[-5%] size-[110%] max-w-none object-cover transition-transform duration-900 ease-tug"
        src={art('scenes/coming-soon-kite')}
        alt=""
        width="1100"
        height="990"
      />
    </div>
  )
}
