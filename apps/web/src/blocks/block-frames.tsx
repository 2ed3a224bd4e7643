import type { ReactNode } from 'react'

/** The document and its list of blocks, as the Studio names them. */
export type Place = { id: string; type: string; list: string }

/** Wraps a list of blocks. Renders nothing for visitors; the preview replaces it by a frame that the Studio finds. */
export const ListFrame = ({ children }: { of: Place; children: ReactNode }) => children

/** Wraps one block, named by its key. Renders nothing for visitors. */
export const BlockFrame = ({ children }: { of: Place; block: string; children: ReactNode }) =>
  children
