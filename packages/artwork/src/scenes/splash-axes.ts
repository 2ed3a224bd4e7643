import { drawn } from '../drawing-file/render.ts'

/**
 * Splash: the axes the mark's parts slide along, 100 by 100. The plane starts at (-26,-20) of the
 * mark's own box, so the parts (`MARK_PARTS`) laid over it need the same viewBox.
 */
export const splashAxes = (): string => drawn('scenes/splash-axes')
