import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

/** Only names of Google's objects. */
type Of<Service> = Partial<Record<keyof Service, unknown>>

const TEN_MILLION = 10_000_000
const ROWS = 1000
const COLUMNS = 26

export type Cell = string | number | boolean | Date | { formula: string }

/** The content of a cell after a write: texts are parsed as if typed. */
function typed(value: unknown): Cell {
  if (typeof value !== 'string') return value as Cell
  if (value.startsWith("'")) return value.slice(1)
  if (/^[=+]/.test(value)) return { formula: value }
  if (/^(TRUE|FALSE)$/i.test(value)) return value.toUpperCase() === 'TRUE'
  if (/^\d{1,2}\/\d{1,2}(\/\d{4})?/.test(value)) return new Date(value)
  return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
}

type Written = { cells: Cell[][]; protect: boolean; cannotBeSearched: boolean }

function sheetOf(name: string, limit: () => void, events: string[]) {
  const written: Written = { cells: [], protect: false, cannotBeSearched: false }
  let [maxRows, maxColumns, frozen] = [ROWS, COLUMNS, 0]
  const filled = (cell: Cell | undefined) => cell !== undefined && cell !== ''
  const lastRow = () => written.cells.findLastIndex((row) => row.some(filled)) + 1
  const lastColumn = () => Math.max(0, ...written.cells.map((row) => row.findLastIndex(filled) + 1))
  const change = () => {
    if (written.protect) throw new Error('You are trying to edit a protected cell or object.')
  }
  const put = (row: number, column: number, values: unknown[]) => {
    change()
    if (row > maxRows || column + values.length - 1 > maxColumns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.')
    }
    while (written.cells.length < row) written.cells.push([])
    const cells = written.cells[row - 1] ?? []
    for (const [place, value] of values.entries()) cells[column - 1 + place] = typed(value)
  }
  const rangeOf = (row: number, column: number, rows: number, columns: number) => {
    const values = () =>
      Array.from({ length: rows }, (_, down) =>
        Array.from({ length: columns }, (_, right) => {
          const cell = written.cells[row - 1 + down]?.[column - 1 + right] ?? ''
          return typeof cell === 'object' && 'formula' in cell ? '#ERROR!' : cell
        }),
      )
    const range = {
      getValues: values,
      setValues(lines: unknown[][]) {
        for (const [down, line] of lines.entries()) put(row + down, column, line)
        return range
      },
      setFontWeight: () => range,
      createTextFinder(text: string) {
        if (written.cannotBeSearched) throw new Error('Service Spreadsheets timed out.')
        const found = () =>
          values()
            .flat()
            .some((cell) => String(cell) === text)
        return { matchEntireCell: () => ({ findNext: () => (found() ? range : null) }) }
      },
    } satisfies Of<GoogleAppsScript.Spreadsheet.Range>
    return range
  }
  const sheet = {
    getName: () => name,
    getLastRow: lastRow,
    getLastColumn: lastColumn,
    getMaxRows: () => maxRows,
    getMaxColumns: () => maxColumns,
    getRange: rangeOf,
    setFrozenRows(rows: number) {
      change()
      frozen = rows
    },
    insertRowBefore(row: number) {
      change()
      written.cells.splice(row - 1, 0, [])
      maxRows += 1
    },
    insertRowAfter(_row: number) {
      change()
      maxRows += 1
    },
    insertColumnsAfter(_column: number, count: number) {
      change()
      maxColumns += count
    },
    appendRow(values: unknown[]) {
      change()
      limit()
      events.push(`append to ${name}`)
      maxRows = Math.max(maxRows, lastRow() + 1)
      put(lastRow() + 1, 1, values)
    },
    deleteRows(row: number, count: number) {
      change()
      if (count >= maxRows - frozen) throw new Error("You can't delete all the non-frozen rows.")
      events.push(`delete ${count}`)
      written.cells.splice(row - 1, count)
      maxRows -= count
    },
  } satisfies Of<GoogleAppsScript.Spreadsheet.Sheet>
  return { sheet, written, frozenRows: () => frozen }
}

function spreadsheetOf(id: string, events: string[]) {
  const tabs = new Map<string, ReturnType<typeof sheetOf>>()
  const book = { isFull: false, isGone: false, isShared: false }
  const limit = () => {
    if (book.isFull) {
      throw new Error(`This action would exceed the limit of ${TEN_MILLION} cells.`)
    }
  }
  const spreadsheet = {
    getId: () => id,
    getSheets: () => [...tabs.values()].map(({ sheet }) => sheet),
    getSheetByName: (name: string) => tabs.get(name)?.sheet ?? null,
    insertSheet(name: string) {
      limit()
      if (tabs.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`)
      const made = sheetOf(name, limit, events)
      tabs.set(name, made)
      // Another execution has created it.
      if (book.isShared) throw new Error(`A sheet with the name "${name}" already exists.`)
      return made.sheet
    },
  } satisfies Of<GoogleAppsScript.Spreadsheet.Spreadsheet>
  return { tabs, spreadsheet, book }
}

type Mail = { to: string; subject: string; body: string; replyTo?: string }

/**
 * Fakes of the Google services that the script uses, with its spreadsheet, and the script running on them. Faults are
 * set at `faults`, and at a spreadsheet or tab.
 */
export function google(properties: Record<string, string> = {}) {
  const settings = new Map(Object.entries(properties))
  const events: string[] = []
  const logs: string[] = []
  const mails: Mail[] = []
  const triggers: { name: string; at: string }[] = []
  const own = spreadsheetOf('own', events)
  const books = new Map([['own', own]])
  const faults = { isBusy: false, noSpreadsheets: false, flush: 0, mail: '', quota: 100 }

  const services = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => (own.book.isGone ? null : own.spreadsheet),
      openById(id: string) {
        const found = books.get(id)
        if (!found || found.book.isGone) throw new Error('Requested entity was not found.')
        return found.spreadsheet
      },
      create(name: string) {
        if (faults.noSpreadsheets) throw new Error('Service invoked too many times for one day.')
        const made = spreadsheetOf(name, events)
        books.set(name, made)
        return made.spreadsheet
      },
      flush() {
        if (faults.flush > 0) {
          faults.flush -= 1
          throw new Error('Service Spreadsheets failed.')
        }
      },
    } satisfies Of<GoogleAppsScript.Spreadsheet.SpreadsheetApp>,
    LockService: {
      getScriptLock: () => ({
        tryLock: () => !faults.isBusy && events.push('lock') > 0,
        waitLock: () => void events.push('lock'),
        releaseLock: () => void events.push('release'),
      }),
    } satisfies Of<GoogleAppsScript.Lock.LockService>,
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => settings.get(name) ?? null,
        setProperty: (name: string, value: string) => settings.set(name, value),
      }),
    } satisfies Of<GoogleAppsScript.Properties.PropertiesService>,
    ContentService: {
      MimeType: { JSON: 'JSON' },
      createTextOutput: (text: string) => ({
        setMimeType: (type: string) => ({ getContent: () => text, getMimeType: () => type }),
      }),
    } satisfies Of<GoogleAppsScript.Content.ContentService>,
    MailApp: {
      getRemainingDailyQuota: () => faults.quota,
      sendEmail(mail: Mail) {
        if (faults.mail) throw new Error(faults.mail)
        events.push('mail')
        mails.push(mail)
      },
    } satisfies Of<GoogleAppsScript.Mail.MailApp>,
    ScriptApp: {
      getProjectTriggers: () =>
        triggers.map((trigger) => ({ getHandlerFunction: () => trigger.name, trigger })),
      deleteTrigger: ({ trigger }: { trigger: (typeof triggers)[number] }) =>
        triggers.splice(triggers.indexOf(trigger), 1),
      newTrigger: (name: string) => ({
        timeBased: () => ({
          everyDays: (days: number) => ({
            atHour: (hour: number) => ({
              create: () => triggers.push({ name, at: `${days} ${hour}` }),
            }),
          }),
        }),
      }),
    } satisfies Of<GoogleAppsScript.Script.ScriptApp>,
    console: {
      log: (line: string) => logs.push(line),
      error: (line: string) => logs.push(line),
    },
  }
  const script = scriptIn(services)

  return {
    ...{ events, logs, mails, triggers, faults, settings, own, books },
    ...{ setUp: script.setUp, deleteOld: script.deleteOld, get: () => read(script.doGet()) },
    /** The script's response to a body. */
    post: (body: unknown) => {
      const contents = typeof body === 'string' ? body : JSON.stringify(body)
      return read(script.doPost({ postData: { contents } }))
    },
    /** The rows of a tab by heading. */
    rows: (tab = 'Enquiries', book = own) => {
      const [headings = [], ...rows] = book.tabs.get(tab)?.written.cells ?? []
      return rows.map((row) =>
        Object.fromEntries(headings.map((heading, place) => [String(heading), row[place] ?? ''])),
      )
    },
  }
}

type Script = {
  doGet: () => Answer
  doPost: (event: { postData: { contents: string } }) => Answer
  setUp: () => void
  deleteOld: () => void
}
type Answer = { getContent: () => string; getMimeType: () => string }

function scriptIn(services: object): Script {
  const context = createContext({ ...services })
  const file = join(import.meta.dirname, '../enquiry-sheet.js')
  runInContext(readFileSync(file, 'utf8'), context, { filename: file })
  const { doGet, doPost, setUp, deleteOld } = context
  return { doGet, doPost, setUp, deleteOld }
}

function read(answer: Answer): { stored?: true; running?: true; error?: string } {
  if (answer.getMimeType() !== 'JSON') throw new Error('The script answered no JSON.')
  return JSON.parse(answer.getContent())
}
