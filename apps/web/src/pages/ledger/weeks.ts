/** How long something takes, in weeks. */
export type Weeks = { shortest: number; longest: number }

const DAYS_IN_A_WORKING_WEEK = 5
const WEEKS_IN_A_MONTH = 52 / 12

const weeksPer = { day: 1 / DAYS_IN_A_WORKING_WEEK, week: 1, month: WEEKS_IN_A_MONTH } as const

const isUnit = (word: string): word is keyof typeof weeksPer => word in weeksPer

const pattern = /^(\d+(?:\.\d+)?)(?:\s*[–-]\s*(\d+(?:\.\d+)?))?\s*(day|week|month)s?$/i

/** "1–2 weeks", "3–5 days", "1 month" as weeks; nothing for words like "Every month". */
export function parseWeeks(duration: string | null): Weeks | null {
  const [, from, to, unit] = pattern.exec(duration?.trim() ?? '') ?? []
  const word = unit?.toLowerCase()
  if (!from || !word || !isUnit(word)) return null
  const shortest = Number(from) * weeksPer[word]
  const longest = Number(to ?? from) * weeksPer[word]
  return longest < shortest ? { shortest: longest, longest: shortest } : { shortest, longest }
}
