import { getKnownFields, isDocumentType, isFields } from '@kitewright/content-types/model'

/** The pattern of a path: `tiers[]` of `tiers[2]`. */
const toPattern = (path: string) => path.replace(/\[[^\]]*\]/g, '[]')

/** Returns a field's title in the form, by its pattern: `tiers[].to`; undefined if the form does not show it. */
export const getFieldTitle = (type: string, pattern: string): string | undefined =>
  isDocumentType(type) ? getKnownFields(type).titles.get(pattern) : undefined

/** The name of a package, which editors know better than its number. */
export const getPackageName = (item: unknown): string | undefined =>
  isFields(item) && item._type === 'priceTier' && typeof item.name === 'string' && item.name.trim()
    ? item.name
    : undefined

/**
 * Formats a path with indexes by form titles: “Package 2 · To (rupees)” for `tiers[1].to`, or “Starter · To (rupees)” if the
 * document names the package. A path inside rich text gets the field's title, as editors see no spans.
 */
export function formatField(type: string, path: string, document: unknown = {}): string {
  const names: string[] = []
  let value = document
  let at = ''
  for (const step of path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []) {
    const isRow = step.startsWith('[')
    at += isRow || at === '' ? step : `.${step}`
    const title = getFieldTitle(type, toPattern(at))
    if (!title) break
    const key = isRow ? Number(step.slice(1, -1)) : step
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    if (typeof key === 'number') names.pop()
    const row = typeof key === 'number' ? `${capitalize(title)} ${key + 1}` : title
    names.push(getPackageName(value) ?? row)
  }
  return names.join(' · ')
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Replaces keys by indexes: `tiers[1].from` for `tiers[_key=="b"].from`. An unknown key remains. */
export function withIndexes(document: unknown, path: string): string {
  let value = document
  return path.replace(
    /([^.[\]]+)|\[(?:(\d+)|_key=="([^"]*)")\]/g,
    (step: string, name?: string, index?: string, key?: string) => {
      if (name !== undefined) {
        value = isFields(value) ? value[name] : undefined
        return step
      }
      const items: unknown[] = Array.isArray(value) ? value : []
      const position = index ?? items.findIndex((item) => isFields(item) && item._key === key)
      value = items[Number(position)]
      return position === -1 ? step : `[${position}]`
    },
  )
}
