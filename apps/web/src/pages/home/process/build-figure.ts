import { copyDrawing } from '#app/motion/copy-drawing.ts'

const BUILD_MS = 600
/** Duration of each layer, within BUILD_MS. */
const LAYER_MS = 280

/** Largest number of moving boxes: adjacent parts are merged. */
const MAX_LAYERS = 12

/** A drawing divided into layers of a few parts each, which lie on each other as the parts did. */
function splitLayers(svg: SVGSVGElement): SVGSVGElement[] {
  const shapes = 'path, rect, circle'
  const partCount = svg.querySelectorAll(shapes).length
  const layerCount = Math.min(partCount, MAX_LAYERS)
  return Array.from({ length: layerCount }, (_, layer) => {
    const copy = svg.cloneNode(true) as SVGSVGElement
    for (const [index, part] of copy.querySelectorAll(shapes).entries()) {
      if (Math.floor((index * layerCount) / partCount) !== layer) part.remove()
    }
    return copy
  })
}

/** Lays the parts of a drawing one on the other, from the lower left, as they are drawn. Returns a function that ends it. */
export function buildFigure(image: HTMLImageElement): () => void {
  let isStopped = false
  let stop = () => {}
  const build = async () => {
    const copy = await copyDrawing(image)
    if (!copy || isStopped) return
    stop = copy.remove
    await copy.show(BUILD_MS, () => {
      const layers = splitLayers(copy.svg)
      copy.box.replaceChildren(...layers)
      const step = (BUILD_MS - LAYER_MS) / Math.max(1, layers.length - 1)
      for (const [index, layer] of layers.entries()) {
        layer.animate(
          { opacity: [0, 1], transform: ['translate(-6%, 6%)', 'translate(0px, 0px)'] },
          {
            duration: LAYER_MS,
            delay: index * step,
            easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
            fill: 'backwards',
          },
        )
      }
    })
  }
  build().catch((error: unknown) => {
    // Stopping it rejects too.
    if (!isStopped) console.warn(error)
  })
  return () => {
    isStopped = true
    stop()
  }
}
