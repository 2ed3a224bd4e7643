import * as site from '../../src/ui/art.ts'
import { getDrawingUrl } from '../drawings.ts'

/** Addresses of drawings: drawn in this browser if the site has no file, else as on the site. */
export const useArt: typeof site.useArt = () => {
  const art = site.useArt()
  return (name) => getDrawingUrl(name) ?? art(name)
}

export const useSymbol: typeof site.useSymbol = () => {
  const symbol = site.useSymbol()
  return (sprite, id) => {
    const here = getDrawingUrl(sprite)
    return here ? `${here}#${id}` : symbol(sprite, id)
  }
}
