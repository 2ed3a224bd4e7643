import * as site from '../../src/sections/service/headline-parts.ts'
import { withoutMark } from '../marks.ts'

/** Each sentence with the mark of the whole, so that a click on any of them opens the field. */
export const headlineParts: typeof site.headlineParts = ({ impact, effort }) => {
  const words = withoutMark(impact)
  const mark = impact.slice(words.length)
  const parts = site.headlineParts({ impact: words, effort })
  return parts.map((part) => (part === effort.trim() ? part : `${part}${mark}`))
}

/** Length of the visible letters, for the type size. */
export const headlineMeasure: typeof site.headlineMeasure = (parts) =>
  site.headlineMeasure(parts.map(withoutMark))
