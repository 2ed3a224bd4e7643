import { copyDrawing } from '#app/motion/copy-drawing.ts'

const BUILD_MS = 600
/** Of which each part takes so much. */
const PART_MS = 280

/** A part in a group of its own, which moves and fades whatever turns and fades the part itself. */
function inGroup(part: Element): SVGGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  part.before(group)
  group.append(part)
  return group
}

/** Lays the parts of a drawing one on the other, from the lower left, as they are drawn. Returns what ends it. */
export function buildFigure(image: HTMLImageElement): () => void {
  let isStopped = false
  let stop = () => {}
  const build = async () => {
    const copy = await copyDrawing(image)
    if (!copy || isStopped) return
    stop = copy.remove
    await copy.show(BUILD_MS, () => {
      const parts = [...copy.svg.querySelectorAll('path, rect, circle')].map(inGroup)
      const step = (BUILD_MS - PART_MS) / Math.max(1, parts.length - 1)
      for (const [index, part] of parts.entries()) {
        part.animate(
          { opacity: [0, 1], transform: ['translate(-14px, 14px)', 'translate(0px, 0px)'] },
          {
            duration: PART_MS,
            delay: index * step,
            easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
            fill: 'backwards',
          },
        )
      }
    })
  }
  build().catch((error: unknown) => {
    // It was ended before its end.
    if (!isStopped) console.warn(error)
  })
  return () => {
    isStopped = true
    stop()
  }
}
