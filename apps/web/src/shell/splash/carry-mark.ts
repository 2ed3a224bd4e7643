/** Side of the square in which the splash draws the mark, in units of the mark's box. */
export const MARK_FRAME = 100

/** Where the mark's box begins in it. */
const [MARK_X, MARK_Y] = [26, 20]

/**
 * Moves the splash's mark onto the same shape of the page: the big kite of a picture, else the logo of the header.
 * Both have `data-mark-places`: for a picture, the transform from the mark's box to its pixels, by the width of its
 * file in px. The logo begins with the mark.
 */
export function carryMark(carried: HTMLElement) {
  const marks = [...document.querySelectorAll<Marked>('[data-mark-places]')]
  // The last one: the header comes before the page.
  const marked = marks.filter(isOnScreen).pop()
  if (!marked) return
  const place = JSON.parse(marked.dataset.markPlaces ?? '{}')[sizeOf(marked).width] ?? ''
  const { left, top, width } = carried.getBoundingClientRect()
  const matrix = new DOMMatrix()
    .translate(-left, -top)
    .multiply(toWindow(marked))
    .multiply(new DOMMatrix(place))
    .translate(-MARK_X, -MARK_Y)
    .scale(MARK_FRAME / width)
  carried.style.transform = `${matrix}`
  carried.dataset.onto = place ? 'kite' : 'mark'
}

type Marked = HTMLImageElement | SVGSVGElement

/** Size of a picture's file in px, or of a drawing in its own units. */
const sizeOf = (marked: Marked) =>
  marked instanceof SVGSVGElement
    ? marked.viewBox.baseVal
    : { width: marked.naturalWidth, height: marked.naturalHeight }

function isOnScreen(marked: Marked) {
  const { top, bottom } = marked.getBoundingClientRect()
  return sizeOf(marked).width > 0 && bottom > 0 && top < innerHeight
}

/** From the pixels of a picture's file to the window, as `object-fit` and `object-position` say; a drawing is shown whole. */
function toWindow(marked: Marked) {
  const own = sizeOf(marked)
  const { left, top, width, height } = marked.getBoundingClientRect()
  const { objectFit, objectPosition } = getComputedStyle(marked)
  const fit = objectFit === 'cover' ? Math.max : Math.min
  const scale = fit(width / own.width, height / own.height)
  const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat)
  return new DOMMatrix()
    .translate(
      left + ((width - own.width * scale) * x) / 100,
      top + ((height - own.height * scale) * y) / 100,
    )
    .scale(scale)
}
