import { fieldTitles, isDocumentType } from '@kitewright/content-types/model'

/** The pattern of a place: `tiers[]` of `tiers[2]`. */
const patternOf = (path: string) => path.replace(/\[[^\]]*\]/g, '[]')

/** What the form of a type calls a field, by its pattern: `tiers[].to`; undefined for what it does not show. */
export const fieldTitle = (type: string, pattern: string): string | undefined =>
  isDocumentType(type) ? fieldTitles[type][pattern] : undefined

/**
 * A place in the words of its form, for those who do not have the form: “Package 2 · To (rupees)” of `tiers[1].to`.
 * The inside of a running text is called by its field, as editors see no spans.
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
