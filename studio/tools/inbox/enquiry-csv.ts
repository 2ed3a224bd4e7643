import { TIME_ZONE } from '@kitewright/content-rules/dates'
import { getProjectLabel, type StoredEnquiry } from '@kitewright/protocol/enquiry'
import Papa from 'papaparse'
import { type Filter, getStateTitle } from './enquiries.ts'
import { formatFlag } from './format-enquiry.ts'

/** Without it Excel assumes an old encoding. */
const BOM = '\uFEFF'

/**
 * Cells that a spreadsheet may run as a formula: `=`, `+`, `-` and `@` in both widths, also after blanks, and a leading
 * tab or line break. Such a cell gets an apostrophe. Papa Parse's own rule misses cells of several lines.
 * A phone number has no operator after its plus, so it stays as other programs read it.
 */
const formula = /^(?!\+[\d ().]+(-[\d ().]+)*$)\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** In the order of the form, then the source. */
const columns: readonly [string, (enquiry: StoredEnquiry) => string | undefined][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Project type', ({ project }) => getProjectLabel(project)],
  ['Message', ({ message }) => message],
  ['Sent', ({ timestamp }) => timestamp],
  ['Received', ({ receivedAt }) => receivedAt],
  ['State', ({ state }) => getStateTitle(state)],
  ['Note', ({ note }) => note],
  ['About', ({ about }) => about],
  ['Page', ({ page }) => page],
  ['First page', ({ landing }) => landing],
  ['Came from', ({ referrer }) => referrer],
  ['Campaign', ({ campaign }) => campaign],
  ['May come from a program', ({ flag }) => flag && formatFlag(flag)],
  ['Id', ({ _id }) => _id],
]

/** The enquiries as a file that spreadsheets open, Excel with a double click: UTF-8, CRLF, no cell a formula. */
export const formatEnquiryCsv = (list: readonly StoredEnquiry[]): string =>
  BOM +
  Papa.unparse(
    {
      fields: columns.map(([title]) => title),
      data: list.map((enquiry) => columns.map(([, value]) => value(enquiry) ?? '')),
    },
    { newline: '\r\n', escapeFormulae: formula },
  )

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** `enquiries-new-2026-11-03.csv`, by the day in India. */
export const getCsvName = (filter: Filter, now: Date): string =>
  `enquiries-${filter}-${day.format(now)}.csv`
