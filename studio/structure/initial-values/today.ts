import { OFFSET_MINUTES } from '@kitewright/content-rules/dates'

/** The day on the clock of the site, wherever the editor is, written 2025-08-15. */
export const today = (now = new Date()): string =>
  new Date(now.getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
