import { getKite, isTheme, renderKite } from '@kitewright/artwork/kite'
import { logoDrawings } from '@kitewright/artwork/logo'

type Props = { svg: string; alt?: string; width?: number | string; height?: number | string }

/** A drawing as a picture, so that its ids cannot collide with those of another one. */
export const SvgPicture = ({ svg, alt = '', width = '100%', height }: Props) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    alt={alt}
    style={{ display: 'block', width, height }}
  />
)

const mark = logoDrawings['logo/favicon']?.() ?? ''

/** The mark of the company, at the top left of the Studio. */
export const Mark = () => <SvgPicture svg={mark} height="100%" />

/** A new service has a kite before it has a group. */
const DEFAULT_THEME = 'rani'

/** The kite of a service, as in lists of the site: drawn by hand, or generated from its address. */
export const Kite = ({ slug, colour }: { slug: unknown; colour: unknown }) => {
  const theme = isTheme(colour) ? colour : DEFAULT_THEME
  const svg = renderKite(getKite(typeof slug === 'string' ? slug : '', theme), { tail: false })
  return <SvgPicture svg={svg} height="100%" />
}
