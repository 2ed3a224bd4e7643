import * as site from '../../src/ui/art.ts'
import { drawnHere } from '../drawings.ts'

export const { serveArtFrom } = site

/** Address of a drawing: made in this browser for what the site has no file of, else as on the site. */
export const art: typeof site.art = (name) => drawnHere(name) ?? site.art(name)

export const symbol: typeof site.symbol = (sprite, id) => {
  const here = drawnHere(`${sprite}/${id}`)
  return here ? `${here}#${id}` : site.symbol(sprite, id)
}
