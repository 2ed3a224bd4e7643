/** When a document is shown, in the time zone of the site. */
export { hiddenWords, moment, momentText, nextChange, whenShown } from './shown-time.ts'
export { MINUTES_AHEAD, TIME_ZONE, ZONE_LETTERS } from './site-clock.ts'
