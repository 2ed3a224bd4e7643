import type { ReactNode } from 'react'

/** The document and its list of sections, as the Studio names them. */
export type Place = { id: string; type: string; list: string }

/** Wraps a list of sections. Renders nothing for visitors; the preview replaces it by a frame that the Studio finds. */
export const ListFrame = ({ children }: { of: Place; children: ReactNode }) => children

/** Wraps one section, named by its key. Renders nothing for visitors. */
export const SectionFrame = ({ children }: { of: Place; section: string; children: ReactNode }) =>
  children
