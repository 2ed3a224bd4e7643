import { drawFolder } from './drawing-file/optimize.ts'
import { createServiceDrawings, type ServiceDrawing } from './generative/service-drawings.ts'
import { featureIconNames, renderIconSprite } from './icons.ts'
import { logoDrawings, markShapes } from './logo.ts'
import { colour } from './palette.ts'
import { renderKiteSprite } from './sprite.ts'
import { storyboardSheets } from './storyboard/catalogue.ts'
import { DASH_DOT, drawLine, group, renderSvgView } from './svg.ts'

/** Natural sizes of a project's and of a post's cover, in px. */
export const PROJECT_COVER_SIZE = { width: 900, height: 600 } as const
export const POST_COVER_SIZE = { width: 960, height: 540 } as const

/** The covers of the bundled projects and posts, `covers/<slug>`. */
export const coverDrawings: Record<string, () => string> = drawFolder('covers')

/**
 * The overlay while something loads: the mark at the end of its string, 420 by 116. Drawn here because the
 * mark is the logo's.
 */
function drawLoadingString(): string {
  const string = drawLine('M0 104H210C262 100 288 84 312 52', colour.haldi, 3)
  const base = drawLine('M0 104H420', colour.nightLine, 1.2, DASH_DOT)
  const mark = group('transform="translate(296 -6) scale(1.12)"', markShapes('night'))
  return renderSvgView(0, -8, 420, 116, string + base + mark)
}

/** The drawings of the pages that are not a service's. */
const sceneDrawings: Record<string, () => string> = {
  ...drawFolder('scenes'),
  'scenes/loading-string': drawLoadingString,
}

/** The system drawings of ledger pages: `ledger/<slug>-wide` and, for phones, `ledger/<slug>-tall`. */
export const ledgerDrawings: Record<string, () => string> = drawFolder('ledger')

/**
 * Every drawing that becomes a file, by its name: `scenes/careers-firki` is written to
 * `dist/scenes/careers-firki.svg`. Sharing images are missing here, since each needs a page's headline.
 */
export const drawings: Record<string, () => string> = {
  icons: () => renderIconSprite(),
  'feature-icons': () => renderIconSprite(featureIconNames),
  kites: renderKiteSprite,
  ...logoDrawings,
  ...sceneDrawings,
  ...coverDrawings,
  ...ledgerDrawings,
  ...drawFolder('specimen'),
  ...storyboardSheets,
}

export type { ServiceDrawing } from './generative/service-drawings.ts'

/**
 * Returns all drawings of a site with these services, by name. A service without files for its layout gets drawings
 * from its slug and theme; its kite is in the sprite. `marks` has the kites of the services in the given order,
 * `night/` each for a night background. The result depends only on the services.
 */
export function createSiteDrawings(
  services: readonly ServiceDrawing[],
): Record<string, () => string> {
  const serviceSet = createServiceDrawings(services)
  return { ...serviceSet, ...drawings, kites: serviceSet.kites, marks: serviceSet.marks }
}
