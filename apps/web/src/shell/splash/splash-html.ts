import { drawSplashAxes } from '@kitewright/artwork/kite'
import { MARK_PARTS } from '@kitewright/artwork/logo'
import { pagePaths } from '@kitewright/content-types/addresses'
import { MARK_FRAME } from './move-mark.ts'
import { SPLASH_DONE_EVENT } from './run-after-splash.ts'
import type { SplashOptions } from './run-splash.ts'
import { buildSplashTimeline, stillTimeline } from './splash-timeline.ts'
import splashScript from './start-splash.ts?script'

const SEEN_KEY = 'kitewright-splash-seen'

type SplashSettings = {
  show: 'every-load' | 'first-page' | 'never'
  messages: string[]
}

/** `art`: address of the folder of drawings. It waits for the logo (specification, section 10, Splash). */
const getSplashOptions = ({ show, messages }: SplashSettings, art: string): SplashOptions => ({
  messages,
  timeline: buildSplashTimeline(messages.length),
  stillTimeline,
  logo: `${art}/logo/lockup.svg`,
  doneEvent: SPLASH_DONE_EVENT,
  seenKey: show === 'first-page' ? SEEN_KEY : null,
  documentPath: pagePaths.booking,
})

type Part = (typeof MARK_PARTS)[number]

const renderPart = ({ name, d }: Part) =>
  `<path class="splash__part splash__part--${name}" d="${d}"/>`

/** Start position of each part, and the movement that closes its gap. Equal on every page, so one hash is in the policy. */
export const splashStyle = MARK_PARTS.map(
  ({ name, spread: [x, y], joined: [scale, right, down] }) =>
    `.splash__part--${name}{--x:${x}px;--y:${y}px;--whole:matrix(${scale},0,0,${scale},${right},${down})}`,
).join('')

const parts = `<svg viewBox="-26 -20 ${MARK_FRAME} ${MARK_FRAME}">${MARK_PARTS.map(renderPart).join('')}</svg>`

/**
 * The mark over the axes that its parts slide along, in one viewBox. It is drawn twice: the upper one
 * takes the colours of the place where the mark lands (`move-mark.ts`).
 */
const mark = `<div class="splash__mark" aria-hidden="true">${drawSplashAxes()}<div id="splash-carried" class="splash__carried">${parts}<div class="splash__colours">${parts}</div></div></div>`

const overlay = `<section class="splash on-night" id="splash" aria-label="Intro"><span class="splash__cut"></span>${mark}<p class="splash__message" id="splash-message" role="status"></p><button class="splash__skip" id="splash-skip" type="button">Skip intro</button><div class="splash__progress" role="progressbar" aria-label="Loading"><span></span></div></section>`

/**
 * The splash (specification, section 10, Splash): tags of the head, and the overlay before `#root`. The script decides in
 * the head whether the splash shows, so that the page's paper is never painted before it. `art` is the address of the
 * folder of drawings. Both are empty when site settings say "never". Without JavaScript the overlay stays hidden.
 */
export const renderSplash = (settings: SplashSettings, art: string) =>
  settings.show === 'never'
    ? { head: '', overlay: '' }
    : {
        head: `<style>${splashStyle}</style><script data-options='${escapeAttribute(JSON.stringify(getSplashOptions(settings, art)))}'>${splashScript}</script>`,
        overlay,
      }

/** For single quotes, as JSON is full of double ones. */
const escapedCharacters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
}
const escapeAttribute = (text: string) =>
  text.replace(/[&<>']/g, (sign) => escapedCharacters[sign] ?? sign)
