/** Kites and the palette. */

export { getKite, isTheme } from './generative/get-kite.ts'
export { isServiceSlug, renderKite, type ServiceSlug } from './kites/kite.ts'
export { colour } from './palette.ts'
export { drawSplashAxes } from './scenes/splash-axes.ts'
