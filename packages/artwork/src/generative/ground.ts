import { type AnyKite, designOf, type KiteOptions } from '../kites/kite.ts'
import { colour } from '../palette.ts'

/** The grounds of plates. */
export const GROUNDS = {
  paper: colour.page,
  vellum: colour.vellum,
  night: colour.night,
  rani: colour.rani,
  firozi: colour.firozi,
  kesar: colour.kesar,
  haldi: colour.haldi,
  'rani-wash': colour.raniWash,
  'firozi-wash': colour.firoziWash,
  'kesar-wash': colour.kesarWash,
  'haldi-wash': colour.haldiWash,
} as const

export type Ground = keyof typeof GROUNDS

export function isGround(name: string): name is Ground {
  return Object.hasOwn(GROUNDS, name)
}

/**
 * How a kite dresses for its ground: a sheet that has the ground's own colour would melt into it and
 * is cut from plain paper instead; on night the dark sheets are lightened.
 */
export function dressFor(ground: Ground, kite: AnyKite): KiteOptions {
  const fill = GROUNDS[ground]
  const [a, b, dark] = designOf(kite).palette
  const other = (tissue: string) => (tissue === fill ? colour.paper : tissue)
  return {
    palette: [other(a), other(b), other(dark)],
    on: ground === 'night' ? 'night' : 'light',
    spar: 0.55,
  }
}
