import { MARK_PARTS } from '@kitewright/artwork/logo'
import { splashAxes } from '@kitewright/artwork/scenes/splash-axes'
import { type SplashSettings, splashOptions } from './splash-options.ts'
import splashScript from './start-splash.ts?script'

type Part = (typeof MARK_PARTS)[number]

/** `--x` and `--y`: where it waits, in hundredths of the mark's side. */
const part = ({ name, d, apart: [x, y] }: Part) =>
  `<svg class="splash-part splash-${name}" style="--x:${x};--y:${y}" viewBox="-26 -20 100 100"><path d="${d}"/></svg>`

/** The mark over the axes that its parts slide along; all share one viewBox. */
const mark = `<div class="splash-mark" aria-hidden="true">${splashAxes()}${MARK_PARTS.map(part).join('')}</div>`

const overlay = `<section class="splash on-night" id="splash" aria-label="Intro">${mark}<p class="splash-message" id="splash-message" role="status"></p><button class="splash-skip" id="splash-skip" type="button">Skip intro</button><div class="splash-progress" role="progressbar" aria-label="Loading"><span></span></div></section>`

/**
 * What stands before `#root` in the document: the overlay and the script that shows, plays and
 * removes it (decisions, Splash). `art` is the address of the folder of drawings. Empty when site
 * settings say "never". Without JavaScript the overlay stays hidden.
 */
export const splashHtml = (settings: SplashSettings, art: string): string =>
  settings.show === 'never'
    ? ''
    : `${overlay}<script data-options='${attribute(JSON.stringify(splashOptions(settings, art)))}'>${splashScript}</script>`

/** For single quotes, as JSON is full of double ones. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;' }
const attribute = (text: string) => text.replace(/[&<>']/g, (sign) => escapes[sign] ?? sign)
