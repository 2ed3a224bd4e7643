import { logoDrawings } from '@kitewright/artwork/logo'
import { SvgPicture } from './svg-picture.tsx'

const mark = logoDrawings['logo/favicon']?.() ?? ''

/** The mark of the house, at the top left of the Studio. */
export const Mark = () => <SvgPicture svg={mark} height="100%" />
