import * as site from '../../src/sections/service/headline-parts.ts'
import { stripMark } from '../marks.ts'

/** Each sentence with the mark of the whole, so that a click on any of them opens the field. */
export const splitHeadline: typeof site.splitHeadline = ({ impact, effort }) => {
  const text = stripMark(impact)
  const mark = impact.slice(text.length)
  const parts = site.splitHeadline({ impact: text, effort })
  return parts.map((part) => (part === effort.trim() ? part : `${part}${mark}`))
}

/** Length of the visible letters, for the type size. */
export const measureHeadline: typeof site.measureHeadline = (parts) =>
  site.measureHeadline(parts.map(stripMark))
