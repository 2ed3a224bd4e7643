/** When a document is shown, in the time zone of the site. */
export { hiddenWords, moment, nextChange, whenShown } from './shown-time.ts'
export {
  formatClock,
  formatExactClock,
  formatMoment,
  formatMomentWithWeekday,
  formatTime,
  MINUTES_AHEAD,
  TIME_ZONE,
  ZONE_LETTERS,
} from './site-clock.ts'
