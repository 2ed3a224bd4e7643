import type { Fields } from '@kitewright/content-rules/check'

/** What belongs to one service alone: its name and place, and what menus and search engines say of it. */
const OWN = new Set([
  ...['title', 'slug', 'earlierAddresses', 'group', 'orderRank', 'isNew'],
  ...['menuLine', 'metaTitle', 'metaDescription', 'noindex'],
])

/** What another service takes over from this one: everything on its page. */
export const contentOf = (service: Fields): Fields =>
  Object.fromEntries(
    Object.entries(service).filter(([name]) => !name.startsWith('_') && !OWN.has(name)),
  )
