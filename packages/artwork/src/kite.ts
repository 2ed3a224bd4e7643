/** Kites and the palette. */

export { isTheme, kiteOf } from './generative/kite-of.ts'
export { isServiceSlug, kite, type ServiceSlug } from './kites/kite.ts'
export { colour } from './palette.ts'
export { splashAxes } from './scenes/splash-axes.ts'
