import { headlineMeasure as measured } from '../../src/sections/service/headline-parts.ts'
import { withoutMark } from '../marks.ts'

export { headlineParts } from '../../src/sections/service/headline-parts.ts'

/** Of the letters that are seen, by which the type size is chosen. */
export const headlineMeasure: typeof measured = (parts) => measured(parts.map(withoutMark))
