import { parseWeeks as parsed } from '../../src/pages/ledger/weeks.ts'
import { stripMark } from '../marks.ts'

export type { Weeks } from '../../src/pages/ledger/weeks.ts'

/** The duration without the invisible mark. */
export const parseWeeks: typeof parsed = (duration) => parsed(duration && stripMark(duration))
