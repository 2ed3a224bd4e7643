import { drawings } from '@kitewright/artwork/drawings'
import type { Plugin } from 'vite'

const ID = 'virtual:hand-drawings'

/** `virtual:hand-drawings`: which drawings are files of every site; a browser cannot look. */
export const handDrawings = (): Plugin => ({
  name: 'kitewright-hand-drawings',
  resolveId: (id) => (id === ID ? id : null),
  load: (id) =>
    id === ID ? `export const names = ${JSON.stringify(Object.keys(drawings))}` : null,
})
