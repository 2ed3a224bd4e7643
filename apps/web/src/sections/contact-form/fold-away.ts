import { runAfterPaint } from '@kitewright/site-engine/client'

const FOLD_MS = 380
/** With the fold it is 900 ms. */
const FLIGHT_MS = 520

/**
 * The slip of a sent enquiry folds into a kite, which flies out at 45 degrees. Copies move, above
 * the form, which already shows its final state, with the focus on its text.
 */
export async function foldSlip(slip: HTMLElement, form: HTMLFormElement) {
  const { left, top, width, height } = slip.getBoundingClientRect()
  const drawing = slip.querySelector('.kite-mark')?.getBoundingClientRect()
  const frame = form.getBoundingClientRect()
  const plane = document.createElement('div')
  plane.ariaHidden = 'true'
  plane.className = 'slip-plane pointer-events-none absolute z-1 print:hidden'
  plane.style.left = `${left - frame.left - form.clientLeft}px`
  plane.style.top = `${top - frame.top - form.clientTop}px`
  // The kite is in the middle of a square; the words are folded over the square's edge.
  const foldX = drawing ? 2 * (drawing.left - left) + drawing.width : height
  const origin = `${foldX / 2}px ${height / 2}px`
  plane.style.transformOrigin = origin

  /** A copy of which only a part is seen, and the point about which it turns. */
  const createPart = (clipPath: string, transformOrigin: string) => {
    const copy = slip.cloneNode(true) as HTMLElement
    const size = { width: `${width}px`, height: `${height}px` }
    Object.assign(copy.style, { position: 'absolute', clipPath, transformOrigin, ...size })
    plane.append(copy)
    return copy
  }
  const square = createPart(`inset(0 ${width - foldX}px 0 0)`, origin)
  square.querySelector('.slip__lines')?.remove()
  const kite = square.querySelector<HTMLElement>('.kite-mark')
  const corner = 'calc(100% - var(--cut-lg)) 0, 100% var(--cut-lg)'
  const textPart = createPart(
    `polygon(${foldX}px 0, ${corner}, 100% 100%, ${foldX}px 100%)`,
    `${foldX}px 50%`,
  )

  try {
    form.append(plane)
    await new Promise<void>((resolve) => runAfterPaint(resolve))
    const fold = {
      duration: FOLD_MS,
      easing: 'cubic-bezier(0.6, 0, 0.2, 1)',
      fill: 'forwards',
    } as const
    textPart.animate(
      { transform: ['perspective(60rem) rotateY(0)', 'perspective(60rem) rotateY(-90deg)'] },
      { ...fold, duration: FOLD_MS / 2, easing: 'cubic-bezier(0.4, 0, 1, 1)' },
    )
    // Turned by 45 degrees and half as large, the square has the kite's outline; the kite on it does not change.
    square.animate({ transform: ['none', 'rotate(45deg) scale(0.5)'] }, fold)
    kite?.animate({ transform: ['none', 'rotate(-45deg) scale(2)'] }, fold)
    // Until it has left the window, by its upper or its right edge: the window may have moved since.
    const now = plane.getBoundingClientRect()
    const distance = Math.max(0, Math.min(innerWidth - now.left, now.top + height)) + height
    const flight = plane.animate(
      { transform: ['none', `translate(${distance}px, ${-distance}px) rotate(30deg) scale(1.2)`] },
      { ...fold, duration: FLIGHT_MS, delay: FOLD_MS, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
    )
    await flight.finished
  } finally {
    plane.remove()
  }
}
