import { useEffect, useRef } from 'react'
import { art } from '#app/ui/art.ts'
import { kiteShift } from './kite-shift.ts'

/** The drawing behind the words; its kite follows the cursor, 40 px at most. */
export function Sky() {
  const kite = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce), (hover: none)')
    const follow = (event: PointerEvent) => {
      if (calm.matches || !kite.current) return
      const { x, y } = kiteShift(event.clientX / innerWidth, event.clientY / innerHeight)
      kite.current.style.transform = `translate(${x}px, ${y}px)`
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => removeEventListener('pointermove', follow)
  }, [])
  return (
    <div className="coming-soon__sky" aria-hidden="true">
      <img src={art('scenes/coming-soon-sky')} alt="" width="1000" height="900" />
      <img
        ref={kite}
        className="coming-soon__kite"
        src={art('scenes/coming-soon-kite')}
        alt=""
        width="1100"
        height="990"
      />
    </div>
  )
}
