import { parseWeeks as parsed } from '../../src/pages/ledger/weeks.ts'
import { withoutMark } from '../marks.ts'

export type { Weeks } from '../../src/pages/ledger/weeks.ts'

/** Of the text without its mark, which is no part of a duration. */
export const parseWeeks: typeof parsed = (duration) => parsed(duration && withoutMark(duration))
