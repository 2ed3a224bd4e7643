import { pagePaths } from '@kitewright/content-types/addresses'
import type { SplashOptions } from './run-splash.ts'
import { SPLASH_DONE_EVENT } from './splash-done.ts'
import { splashTimeline, stillTimeline } from './splash-timeline.ts'

const SEEN_KEY = 'kitewright-splash-seen'

export type SplashSettings = {
  show: 'every-load' | 'first-page' | 'never'
  messages: string[]
}

/** `art`: address of the folder of drawings. It waits for the logo, as the header shows it. */
export const splashOptions = ({ show, messages }: SplashSettings, art: string): SplashOptions => ({
  messages,
  timeline: splashTimeline(messages.length),
  stillTimeline,
  logo: `${art}/logo/lockup.svg`,
  doneEvent: SPLASH_DONE_EVENT,
  seenKey: show === 'first-page' ? SEEN_KEY : null,
  documentPath: pagePaths.booking,
})
