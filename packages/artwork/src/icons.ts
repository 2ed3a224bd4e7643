import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderSprite } from './svg.ts'

/**
 * Phosphor icons in use: regular unless the name ends in -bold or -fill. Each costs about 150 bytes in the sprite:
 * delete a name with its last use.
 */
const iconNames = [
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'caret-down-bold',
  'check-bold',
  'check-circle-fill',
  'compass',
  'envelope-simple',
  'facebook-logo',
  'instagram-logo',
  'linkedin-logo',
  'list',
  'magnifying-glass',
  'map-pin',
  'paper-plane-tilt',
  'pause-fill',
  'phone',
  'play-fill',
  'warning-circle-fill',
  'whatsapp-logo',
  'x',
  'x-logo',
  'youtube-logo',
] as const

/** The icons that an editor can choose for a feature (studio/schemaTypes/feature-icons.ts); only pages with features load them. */
export const featureIconNames = [
  'calendar-check',
  'chart-bar',
  'circuitry',
  'clock',
  'cube',
  'file-text',
  'flask',
  'hand',
  'key',
  'recycle',
  'scales',
  'seal-check',
  'shield-check',
  'shopping-cart',
  'storefront',
  'table',
  'thermometer',
  'wrench',
] as const

export type FeatureIconName = (typeof featureIconNames)[number]

export type IconName = (typeof iconNames)[number]

const require = createRequire(import.meta.url)

/** The shapes of one icon, without the svg element around them. */
function readShapes(name: string): string {
  const weight = name.match(/-(bold|fill)$/)?.[1] ?? 'regular'
  const file = require.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`)
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

/**
 * A symbol per icon, in the current text colour. Separate from the kites: every page has icons in its first screen, and
 * a sprite is parsed and styled as a whole.
 */
export const renderIconSprite = (names: readonly string[] = iconNames): string =>
  renderSprite(
    names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${readShapes(name)}</symbol>`),
  )
