import { afterPaint } from '@kitewright/site-engine/client'

const FOLD_MS = 380
/** With the flight it is 900 ms. */
const FLIGHT_MS = 520

/**
 * The slip of an enquiry that was sent folds into a kite, which flies out at 45 degrees. What moves are two halves of
 * a copy, above the form that owns it: the form itself is as it will be, and its words have the focus by then.
 */
export async function foldAway(slip: HTMLElement, form: HTMLFormElement) {
  const at = slip.getBoundingClientRect()
  const ground = form.getBoundingClientRect()
  const plane = document.createElement('div')
  plane.ariaHidden = 'true'
  plane.className = 'slip-plane absolute z-1 pointer-events-none print:hidden'
  plane.style.left = `${at.left - ground.left - form.clientLeft}px`
  plane.style.top = `${at.top - ground.top - form.clientTop}px`
  const half = (clipPath: string) => {
    const copy = slip.cloneNode(true) as HTMLElement
    Object.assign(copy.style, { clipPath, width: `${at.width}px`, height: `${at.height}px` })
    copy.style.gridArea = '1 / 1'
    return copy
  }
  plane.classList.add('grid')
  // A square that holds the kite, and the words beside it.
  const side = at.height
  const kite = half(`inset(0 ${at.width - side}px 0 0)`)
  kite.style.transformOrigin = `${side / 2}px ${side / 2}px`
  const words = half(`inset(0 0 0 ${side}px)`)
  words.style.transformOrigin = `${side}px 0`
  plane.append(kite, words)

  try {
    form.append(plane)
    await new Promise<void>((resolve) => afterPaint(resolve))
    const fill = 'forwards'
    words.animate(
      {
        transform: ['perspective(60rem) rotateY(0)', 'perspective(60rem) rotateY(-90deg)'],
        opacity: [1, 1, 0.6],
      },
      { duration: FOLD_MS * 0.7, easing: 'cubic-bezier(0.4, 0, 0.8, 0.4)', fill },
    )
    kite.animate(
      { transform: ['none', 'rotate(45deg) scale(0.9)'] },
      { duration: FOLD_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)', fill },
    )
    // Until it has left the window, by its upper or its right edge.
    const way = Math.min(innerWidth - at.left, Math.max(at.bottom, 0)) + side
    const flight = plane.animate(
      { translate: ['0 0', `${way}px ${-way}px`] },
      { duration: FLIGHT_MS, delay: FOLD_MS, easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)', fill },
    )
    await flight.finished
  } finally {
    plane.remove()
  }
}
