import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import { dateText, UTC } from './date-text.ts'

/** The visitor's current date; the prerendered page holds the date of the build (specification, section 2, Legal pages). */
export function useToday() {
  const [date, setDate] = useState(dateText(new Date(useConfig().builtAt), UTC))
  useEffect(() => setDate(dateText(new Date())), [])
  return date
}
