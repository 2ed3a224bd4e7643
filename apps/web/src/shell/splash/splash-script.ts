import { runSplash, type SplashOptions } from './run-splash.ts'
import { SPLASH_DONE_EVENT } from './splash-done.ts'
import { splashTimeline, stillTimeline } from './splash-timeline.ts'

const SEEN_KEY = 'kitewright-splash-seen'

export type SplashSettings = {
  show: 'every-load' | 'first-page' | 'never'
  messages: string[]
}

/** The function as text, without what only readers of the source need. */
const program = runSplash
  .toString()
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n')

/** The script that plays the splash, to stand right after its markup. */
export function splashScript({ show, messages }: SplashSettings): string {
  const options: SplashOptions = {
    messages,
    timeline: splashTimeline(messages.length),
    stillTimeline,
    logo: '/logo.svg',
    doneEvent: SPLASH_DONE_EVENT,
    seenKey: show === 'first-page' ? SEEN_KEY : null,
  }
  // A message may hold "</script>".
  return `(${program})(${JSON.stringify(options).replace(/</g, '\\u003c')})`
}
