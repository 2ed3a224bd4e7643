/** Side of the square in which the splash draws the mark, in units of the mark's box. */
export const MARK_FRAME = 100

/** Where the mark's box begins in it. */
const [MARK_X, MARK_Y] = [26, 20]

/**
 * Lets the splash's mark fly onto its like on the page: the big kite of a picture, else the mark of the header. Such a
 * picture bears `data-mark-places`: what draws the mark's box onto its pixels, by the width of its file in px, nothing
 * where it begins with the mark itself. One matrix, whatever part of the picture the window shows.
 */
export function carryMark(carried: HTMLElement) {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-mark-places]')]
  // The last one: the header comes before the page.
  const picture = pictures.filter(isOnScreen).pop()
  if (!picture) return
  const style = getComputedStyle(picture)
  const place = JSON.parse(picture.dataset.markPlaces ?? '{}')[picture.naturalWidth] ?? ''
  const { left, top, width } = carried.getBoundingClientRect()
  const matrix = new DOMMatrix()
    .translate(-left, -top)
    .multiply(pictureToWindow(picture, style))
    .multiply(new DOMMatrix(place))
    .translate(-MARK_X, -MARK_Y)
    .scale(MARK_FRAME / width)
  carried.style.transform = `${matrix}`
  carried.dataset.onto = place ? 'kite' : 'mark'
}

function isOnScreen(picture: HTMLImageElement) {
  const { top, bottom } = picture.getBoundingClientRect()
  return picture.naturalWidth > 0 && bottom > 0 && top < innerHeight
}

/** From the pixels of a picture's file to the window, as `object-fit` and `object-position` say. */
function pictureToWindow(picture: HTMLImageElement, style: CSSStyleDeclaration) {
  const { naturalWidth, naturalHeight } = picture
  const { left, top, width, height } = picture.getBoundingClientRect()
  const fit = style.objectFit === 'cover' ? Math.max : Math.min
  const scale = fit(width / naturalWidth, height / naturalHeight)
  const [x = 50, y = 50] = style.objectPosition.split(' ').map(Number.parseFloat)
  return new DOMMatrix()
    .translate(
      left + ((width - naturalWidth * scale) * x) / 100,
      top + ((height - naturalHeight * scale) * y) / 100,
    )
    .scale(scale)
}
