/** Side of the square in which the splash draws the mark, in units of the mark's box. */
export const MARK_FRAME = 100

/** Where the mark's box begins in it. */
const [MARK_X, MARK_Y] = [26, 20]

/**
 * Moves the splash's mark onto the same shape of the page: the big kite of a picture, else the logo of the header.
 * Both have `data-mark-places`: for a picture, the transform from the mark's box to its pixels, by the width of its
 * file in px. The logo begins with the mark.
 */
export function moveMark(carried: HTMLElement) {
  const marks = [...document.querySelectorAll<Logo>('[data-mark-places]')]
  // The last one: the header comes before the page.
  const logo = marks.filter(isOnScreen).pop()
  if (!logo) return
  const transform = JSON.parse(logo.dataset.markPlaces ?? '{}')[getSize(logo).width] ?? ''
  const { left, top, width } = carried.getBoundingClientRect()
  const matrix = new DOMMatrix()
    .translate(-left, -top)
    .multiply(toWindow(logo))
    .multiply(new DOMMatrix(transform))
    .translate(-MARK_X, -MARK_Y)
    .scale(MARK_FRAME / width)
  carried.style.transform = `${matrix}`
  carried.dataset.onto = transform ? 'kite' : 'mark'
}

type Logo = HTMLImageElement | SVGSVGElement

/** Size of a picture's file in px, or of a drawing in its own units. */
const getSize = (logo: Logo) =>
  logo instanceof SVGSVGElement
    ? logo.viewBox.baseVal
    : { width: logo.naturalWidth, height: logo.naturalHeight }

function isOnScreen(logo: Logo) {
  const { top, bottom } = logo.getBoundingClientRect()
  return getSize(logo).width > 0 && bottom > 0 && top < innerHeight
}

/** From the pixels of a picture's file to the window, as `object-fit` and `object-position` say; a drawing is shown whole. */
function toWindow(logo: Logo) {
  const own = getSize(logo)
  const { left, top, width, height } = logo.getBoundingClientRect()
  const { objectFit, objectPosition } = getComputedStyle(logo)
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
