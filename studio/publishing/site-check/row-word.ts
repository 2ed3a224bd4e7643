/** Name of one row of a list: given by the list, or from its plural title: Areas, Capabilities. */
export const rowWord = (item: string | undefined, title = 'Rows'): string =>
  item ?? title.replace(/ies$/, 'y').replace(/s$/, '')
