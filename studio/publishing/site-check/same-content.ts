import { type Fields, isFields } from '@kitewright/content-rules/check'

/** Whether two documents hold the same, whatever the lake says of them and in whichever order. */
export const sameContent = (one: Fields, other: Fields): boolean =>
  textOf(withoutSystem(one)) === textOf(withoutSystem(other))

const withoutSystem = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))

const textOf = (document: Fields): string =>
  JSON.stringify(document, (_, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
