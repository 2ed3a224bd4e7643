import { MARK_PARTS } from '@kitewright/artwork/logo'
import { splashAxes } from '@kitewright/artwork/scenes/splash-axes'
import { type SplashSettings, splashScript } from './splash-script.ts'

const part = ({ name, d, apart: [x, y] }: (typeof MARK_PARTS)[number]) =>
  `<path class="splash__part splash__part--${name}" style="--x:${x}px;--y:${y}px" d="${d}"/>`

/** The mark over the axes that its parts slide along; both share one viewBox. */
const mark = `<div class="splash__mark" aria-hidden="true">${splashAxes()}<svg viewBox="-26 -20 100 100">${MARK_PARTS.map(part).join('')}</svg></div>`

const overlay = `<section class="splash on-night" id="splash" aria-label="Intro">${mark}<p class="splash__message" id="splash-message" role="status"></p><button class="splash__skip" id="splash-skip" type="button">Skip intro</button><div class="splash__progress" role="progressbar" aria-label="Loading"><span></span></div></section>`

/**
 * What stands before `#root` in the document: the overlay and the script that shows, plays and
 * removes it (decisions, Splash). Empty when site settings say "never". Without JavaScript the
 * overlay stays hidden.
 */
export const splashHtml = (settings: SplashSettings): string =>
  settings.show === 'never' ? '' : `${overlay}<script>${splashScript(settings)}</script>`
