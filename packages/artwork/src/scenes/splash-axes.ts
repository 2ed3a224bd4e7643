import { drawFile } from '../drawing-file/optimize.ts'

/**
 * Axes along which the mark's parts slide on the splash, 100 by 100. The viewBox starts at (-26,-20) of the mark's own
 * box; the parts (`MARK_PARTS`) on top need the same one.
 */
export const drawSplashAxes = (): string => drawFile('scenes/splash-axes')
