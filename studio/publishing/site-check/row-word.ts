/** What one row of a list is called: as the list says, or as it is titled in the plural: Areas, Capabilities. */
export const rowWord = (item: string | undefined, title = 'Rows'): string =>
  item ?? title.replace(/ies$/, 'y').replace(/s$/, '')
