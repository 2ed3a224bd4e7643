import { isTissue, kiteOf } from '@kitewright/artwork/generative/kite-of'
import { kite } from '@kitewright/artwork/kite'
import { SvgPicture } from './svg-picture.tsx'

/** A new service has a kite before it has a group. */
const TISSUE = 'rani'

/** The kite of a service, as the site shows it in lists: drawn for it, or following from its address. */
export const Kite = ({ slug, colour }: { slug: unknown; colour: unknown }) => {
  const tissue = isTissue(colour) ? colour : TISSUE
  const svg = kite(kiteOf(typeof slug === 'string' ? slug : '', tissue), { tail: false })
  return <SvgPicture svg={svg} height="100%" />
}
