import { MINUTES_AHEAD } from '@kitewright/content-types/site-clock'
import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import { dateText } from '#app/ui/date-text.ts'

/** The visitor's current date; the prerendered page holds the date of the build (decisions, Legal pages). */
export function LastUpdated() {
  const [date, setDate] = useState(dateText(new Date(useConfig().builtAt), MINUTES_AHEAD))
  useEffect(() => setDate(dateText(new Date())), [])
  return <p className="legal__date note">Last updated {date}</p>
}
