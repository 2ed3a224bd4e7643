import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type * as site from '../../src/blocks/section-frames.tsx'

type Place = site.Place

/** By which the Studio's frames find a field: a click opens it, and items of a list can be moved, removed and added. */
const fieldOf = ({ id, type, list }: Place, path = list) =>
  createDataAttribute({ baseUrl: '/', id, type, path }).toString()

export const ListFrame: typeof site.ListFrame = ({ of, children }) => (
  <div data-sanity={fieldOf(of)}>{children}</div>
)

export const SectionFrame: typeof site.SectionFrame = ({ of, section, children }) => (
  <div data-sanity={fieldOf(of, `${of.list}[_key=="${section}"]`)}>{children}</div>
)
