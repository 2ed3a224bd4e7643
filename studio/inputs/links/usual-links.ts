import {
  type MenuName,
  pagePaths,
  pageTypes,
  usualMenus,
} from '@kitewright/content-types/addresses'
import type { SchemaType } from 'sanity'

/** What the site shows for an empty list: nothing of it, or the usual links of a menu. */
export type Empty = 'nothing' | MenuName

declare module 'sanity' {
  interface ArrayOptions {
    /** Said of every list that may be empty. */
    empty?: Empty
  }
}

/** The menu whose usual links a list stands for while it is empty. */
export function usualMenuOf({ jsonType, options }: SchemaType): MenuName | undefined {
  const empty: Empty | undefined = jsonType === 'array' ? options?.empty : undefined
  return empty === 'nothing' ? undefined : empty
}

/**
 * What the site shows for an empty list, as items of the list. The keys are the same for everybody, so that
 * two editors who begin at once write the same.
 */
export const usualLinks = (menu: MenuName) =>
  usualMenus[menu].map(({ label, href }) => ({
    _type: 'link',
    _key: label.toLowerCase().replaceAll(' ', '-'),
    label,
    page: { _type: 'reference', _ref: pageAt(href) },
  }))

function pageAt(path: string): string {
  const type = pageTypes.find((type) => pagePaths[type] === path)
  if (!type) throw new Error(`No page of the list has the address ${path}`)
  // Of such a page there is one; it has the id of its type.
  return type
}
