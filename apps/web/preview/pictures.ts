import {
  type Crop,
  type LakePicture,
  partOf,
  sizeOf,
  USUAL_WIDTH,
  widthsOf,
} from '@kitewright/site-engine/browser'
import type { SitePicture } from '@kitewright/site-engine/write'

/** The pictures of drafts from the host of the content lake, cut and sized as the build does it with its own copies. */
export const picturesOfLake = {
  madeIn: async <Item extends { image: LakePicture; ratio?: number }>(
    _: string,
    items: readonly Item[],
  ) => items.map((item) => ({ ...item, image: placed(item.image, item.ratio) })),
}

function placed(picture: LakePicture, ratio?: number): SitePicture {
  const { alt, src, width, height } = picture
  // The rules refuse a post without a picture; of a broken upload only the words can show.
  if (src === null || width === null || height === null) {
    return { alt, src: '', srcSet: null, width: 1, height: 1, focus: null }
  }
  const { crop, focus } = partOf({ ...picture, width, height }, ratio)
  const full = sizeOf(width, height, crop)
  const isDrawing = /\.svg$/i.test(src)
  if (isDrawing && !crop) return { alt, src, srcSet: null, width, height, focus }
  const address = (wide: number) => {
    const asked = new URL(src)
    if (crop) asked.searchParams.set('rect', rectOf(crop, width, height))
    asked.searchParams.set('w', String(wide))
    return asked.href
  }
  const widths = widthsOf(full.width, isDrawing)
  const usual = widths.findLast((wide) => wide <= USUAL_WIDTH) ?? widths[0] ?? full.width
  const srcSet = widths.map((wide) => `${address(wide)} ${wide}w`).join(', ')
  return { alt, src: address(usual), srcSet, ...full, focus }
}

/** Left, top, width and height, px. */
function rectOf(crop: Crop, width: number, height: number): string {
  const size = sizeOf(width, height, crop)
  return [
    Math.round(crop.left * width),
    Math.round(crop.top * height),
    size.width,
    size.height,
  ].join()
}
