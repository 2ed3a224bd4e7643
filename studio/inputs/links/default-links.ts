import {
  defaultMenus,
  type MenuName,
  pagePaths,
  pageTypes,
} from '@kitewright/content-types/addresses'
import type { SchemaType } from 'sanity'

/** How the site shows an empty list: not at all, or as the usual links of a menu. */
export type Empty = 'nothing' | MenuName

declare module 'sanity' {
  interface ArrayOptions {
    /** Set on every list that may be empty. */
    empty?: Empty
  }
}

/** The menu whose usual links an empty list shows. */
export function getDefaultMenu({ jsonType, options }: SchemaType): MenuName | undefined {
  const empty: Empty | undefined = jsonType === 'array' ? options?.empty : undefined
  return empty === 'nothing' ? undefined : empty
}

/**
 * The usual links as list items. Their keys are constant, so that
 * two editors who start at once write the same.
 */
export const createDefaultLinks = (menu: MenuName) =>
  defaultMenus[menu].map(({ label, href }) => ({
    _type: 'link',
    _key: label.toLowerCase().replaceAll(' ', '-'),
    label,
    page: { _type: 'reference', _ref: getPageId(href) },
  }))

function getPageId(path: string): string {
  const type = pageTypes.find((type) => pagePaths[type] === path)
  if (!type) throw new Error(`No page of the list has the address ${path}`)
  // A single page has the id of its type.
  return type
}
