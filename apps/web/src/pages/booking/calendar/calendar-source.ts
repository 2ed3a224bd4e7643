/** How the calendar comes into the page. */
export type CalendarSource = { kind: 'calendly' | 'frame'; url: string }

/** The provider's names for night, text on night and haldi; it takes colours without the hash sign. */
const darkColours = {
  background_color: '0d1e3f',
  text_color: 'fffdf8',
  primary_color: 'ffb71b',
}

/** Calendly builds its own frame, in our colours; any other provider's page is framed as it is. */
export function calendarSource(schedulingUrl: string): CalendarSource {
  const url = new URL(schedulingUrl)
  if (url.hostname !== 'calendly.com' && !url.hostname.endsWith('.calendly.com')) {
    return { kind: 'frame', url: schedulingUrl }
  }
  for (const [name, value] of Object.entries(darkColours)) url.searchParams.set(name, value)
  return { kind: 'calendly', url: url.href }
}
