import type { ReactNode } from 'react'

/** The document and its list of sections, as the Studio names them. */
export type Place = { id: string; type: string; list: string }

/** Around a list of sections. For visitors it is nothing; the preview has a frame of its own in its place, which the Studio finds. */
export const ListFrame = ({ children }: { of: Place; children: ReactNode }) => children

/** Around a section, named by its key. For visitors it is nothing, too. */
export const SectionFrame = ({ children }: { of: Place; section: string; children: ReactNode }) =>
  children
