import Lenis from 'lenis'
import { scrollWith } from './scroll-to-top.ts'

/** While one of these is open the page beneath it must not move. */
const isLocked = () =>
  document.querySelector('.mobile-menu-open, [data-drawer], dialog:modal') !== null

/**
 * Lets lenis smooth the wheel's scrolling of the page (specification, section 9), not that of scrollable lists, and
 * not touch. Frames run only while something moves, to save battery. Returns a function that stops it.
 */
export function startSmoothScroll(): () => void {
  const lenis = new Lenis({
    lerp: 0.1,
    wheelMultiplier: 0.9,
    orientation: 'vertical',
    gestureOrientation: 'vertical',
    syncTouch: false,
    allowNestedScroll: true,
    prevent: isLocked,
  })

  let frame = 0
  let latest = 0
  // A frame's time may be earlier than the last one; lenis would then scroll back.
  const send = (time: number) => {
    latest = Math.max(latest, time)
    lenis.raf(latest)
  }
  const runFrame = (time: number) => {
    send(time)
    frame = lenis.isScrolling ? requestAnimationFrame(runFrame) : 0
  }
  const startFrames = () => {
    if (frame) return
    // Without this the first frame would count the whole rest as elapsed, and jump.
    send(performance.now())
    frame = requestAnimationFrame(runFrame)
  }
  lenis.on('virtual-scroll', startFrames)

  // Smooth scrolling during a press moves the link away before the release, and after Tab moves the
  // focused element out of view. `stop` alone would ignore the wheel afterwards.
  const stopGlide = () => {
    if (lenis.isScrolling !== 'smooth') return
    lenis.stop()
    lenis.start()
  }
  const inputs = ['pointerdown', 'keydown'] as const
  for (const input of inputs) addEventListener(input, stopGlide, true)

  const release = scrollWith((top, smooth) => {
    // lenis measures a page 250 ms after a change; until then its limit is that of the previous page.
    lenis.resize()
    lenis.scrollTo(top, { immediate: !smooth, force: true })
    startFrames()
  })
  return () => {
    release()
    for (const input of inputs) removeEventListener(input, stopGlide, true)
    cancelAnimationFrame(frame)
    lenis.destroy()
  }
}
