import { fieldsOf, isDocumentType } from '@kitewright/content-types/model'

/** The pattern of a path: `tiers[]` of `tiers[2]`. */
const patternOf = (path: string) => path.replace(/\[[^\]]*\]/g, '[]')

/** Returns a field's title in the form, by its pattern: `tiers[].to`; undefined if the form does not show it. */
export const fieldTitle = (type: string, pattern: string): string | undefined =>
  isDocumentType(type) ? fieldsOf(type).titles.get(pattern) : undefined

/**
 * Formats a path by form titles: “Package 2 · To (rupees)” for `tiers[1].to`. A path inside rich text gets the field's
 * title, as editors see no spans.
 */
export function formatPath(type: string, path: string): string {
  const names: string[] = []
  let at = ''
  for (const step of path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []) {
    const isRow = step.startsWith('[')
    at = isRow ? `${at}${step}` : at === '' ? step : `${at}.${step}`
    const title = fieldTitle(type, patternOf(at))
    if (!title) break
    if (isRow) names.pop()
    names.push(isRow ? `${capital(title)} ${Number(step.slice(1, -1)) + 1}` : title)
  }
  return names.join(' · ')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
