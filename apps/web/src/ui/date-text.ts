const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** "27 October 2026". Without a time zone: the reader's own. */
export function dateText(date: Date, timeZone?: string): string {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format.format(date)
}
