/**
 * Lays a copy of a drawing over its image while parts of it move: a page cannot animate parts of an image.
 * The image shows again when the copy is removed, also before printing. The container of both is positioned.
 * Moving parts in the copy's `box` are HTML boxes, because SVG parts cause a layout at every frame.
 * Returns undefined where another picture replaces the drawing.
 */
export async function copyDrawing(image: HTMLImageElement) {
  // Only a decoded image has a `currentSrc`.
  await image.decode()
  const address = image.currentSrc
  if (!address.endsWith('.svg')) return undefined
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const file = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  const svg = document.importNode(file.documentElement, true)
  if (!(svg instanceof SVGSVGElement)) throw new Error(`${address} is no drawing`)
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  svg.setAttribute('class', image.className)
  for (const size of ['width', 'height']) svg.removeAttribute(size)
  const box = document.createElement('div')
  box.setAttribute('aria-hidden', 'true')
  Object.assign(svg.style, { position: 'absolute', top: '0', left: '0' })
  Object.assign(box.style, { position: 'absolute', inset: '0' })
  box.append(svg)

  const shown = new AbortController()
  /** Hides the image with an animation, so that an error cannot leave it hidden. */
  const hideImage = (ms: number) => image.animate({ opacity: [0, 0] }, ms)
  let hidden: Animation | undefined
  const remove = () => {
    shown.abort()
    hidden?.cancel()
    box.remove()
  }
  /** Shows the copy for `ms`; `move` runs once the boxes are in the document. */
  const show = async (ms: number, move: () => void) => {
    const container = image.closest('picture') ?? image
    container.parentElement?.append(box)
    addEventListener('beforeprint', remove, { once: true, signal: shown.signal })
    try {
      hidden = hideImage(ms)
      move()
      await hidden.finished
    } finally {
      remove()
    }
  }
  return { svg, box, show, remove }
}
