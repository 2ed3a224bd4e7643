/**
 * Lays a copy of a drawing over its image, for the time in which parts of it move: an image is one piece to a page.
 * The image stays where it is and shows again when the copy is removed, also before printing. The container that holds
 * both is positioned. What moves in the copy's `place` is a box of its own, never a part of an SVG: those lay out at
 * every frame. Answers nothing where another picture stands in the drawing's place.
 */
export async function copyDrawing(image: HTMLImageElement) {
  // Before it is decoded it is not known which of its files shows.
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
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  Object.assign(svg.style, { position: 'absolute', top: '0', left: '0' })
  Object.assign(place.style, { position: 'absolute', inset: '0' })
  place.append(svg)

  const shown = new AbortController()
  /** Hides the image meanwhile: as a movement, so that no error leaves it hidden. */
  const hiding = (ms: number) => image.animate({ opacity: [0, 0] }, ms)
  let hidden: Animation | undefined
  const remove = () => {
    shown.abort()
    hidden?.cancel()
    place.remove()
  }
  /** Shows the copy for so long, ms; once it is in the document its boxes can be told to move. */
  const show = async (ms: number, move: () => void) => {
    const container = image.closest('picture') ?? image
    container.parentElement?.append(place)
    addEventListener('beforeprint', remove, { once: true, signal: shown.signal })
    try {
      hidden = hiding(ms)
      move()
      await hidden.finished
    } finally {
      remove()
    }
  }
  return { svg, place, show, remove }
}
