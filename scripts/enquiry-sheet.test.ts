import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { enquirySchema } from '@kitewright/protocol/enquiry'
import { expect, it, vi } from 'vitest'
import { root } from './run.ts'

const script = await readFile(join(root, 'docs/enquiry-sheet.js'), 'utf8')

const enquiry = {
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: 'web-development',
  message: 'A shop.',
  timestamp: '25/11/2026, 10:05:09 am',
  page: '/services/web-development',
  landing: '/',
  referrer: 'https://search.example',
  campaign: 'utm_source=mail',
  flag: '',
}

/** Parses a written value as Google does: a leading apostrophe means text, and is not stored. */
function parseCell(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  if (value.startsWith("'")) return value.slice(1)
  if (/^[=+\-@]/.test(value)) return { formula: value }
  return Number.isNaN(Number(value)) ? value : Number(value)
}

/** Loads the script with fakes of the services of Google that it uses. */
function loadScript() {
  const rows: unknown[][] = []
  const unlock = vi.fn()
  const sheet = {
    getLastRow: () => rows.length,
    appendRow: (row: unknown[]) => rows.push(row.map(parseCell)),
    deleteRow: (row: number) => rows.splice(row - 1, 1),
    getRange: (row: number, column: number, count = 1) => ({
      getValue: () => rows[row - 1]?.[column - 1],
      getValues: () => rows.slice(row - 1, row - 1 + count).map((cells) => [cells[column - 1]]),
    }),
  }
  const sheets = new Map<string, typeof sheet>()
  const context = createContext({
    Date,
    SpreadsheetApp: {
      flush: () => undefined,
      getActiveSpreadsheet: () => ({
        getSheetByName: (name: string) => sheets.get(name) ?? null,
        insertSheet: (name: string) => sheets.set(name, sheet).get(name),
      }),
    },
    LockService: { getScriptLock: () => ({ waitLock: () => undefined, releaseLock: unlock }) },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
  })
  runInContext(script, context)
  const post = (contents: string): unknown => {
    const { text, type } = context.doPost({ postData: { contents } })
    expect(type).toBe('application/json')
    return JSON.parse(text)
  }
  const readRows = () =>
    rows
      .slice(1)
      .map((row) => Object.fromEntries(row.map((cell, index) => [String(rows[0]?.[index]), cell])))
  return { post, readRows, rows, unlock, deleteOld: () => context.deleteOld() }
}

it('stores an enquiry once, with every field of the form', () => {
  const { post, readRows, rows, unlock } = loadScript()
  expect(post(JSON.stringify(enquiry))).toEqual({ stored: true })
  expect(post(JSON.stringify(enquiry))).toEqual({ stored: true })
  expect(readRows()).toHaveLength(1)
  expect(rows[1]?.[0]).toBeInstanceOf(Date)
  expect(unlock).toHaveBeenCalledTimes(2)
  // The message ends with the subject of `about`.
  const { about: _, ...shape } = enquirySchema.shape
  expect(Object.keys(enquiry).toSorted()).toEqual(Object.keys(shape).toSorted())
  for (const value of Object.values(enquiry)) expect(rows[1]).toContain(value)
  expect(rows[1]).toHaveLength(Object.keys(shape).length + 1)
})

it.each(['=1+1', '+91 98765', '-2+3', '@SUM(A1)', '0042', "'quoted"])(
  'keeps %j as text',
  (text) => {
    const { post, readRows } = loadScript()
    post(JSON.stringify({ ...enquiry, name: text, message: text, campaign: text }))
    expect(readRows()).toMatchObject([{ Name: text, Message: text, Campaign: text }])
  },
)

it.each([
  ['', 'The request is not JSON.'],
  ['null', 'name is missing.'],
  [JSON.stringify({ ...enquiry, message: ' ' }), 'message is missing.'],
  [JSON.stringify({ ...enquiry, phone: 1 }), 'phone is missing.'],
  ['x'.repeat(40_001), 'The request is too long.'],
])('rejects %.20s without a row', (body, error) => {
  const { post, rows } = loadScript()
  expect(post(body)).toEqual({ error })
  expect(rows).toEqual([])
})

it('deletes enquiries after 180 days', () => {
  const { post, rows, deleteOld } = loadScript()
  for (const name of ['old', 'new']) post(JSON.stringify({ ...enquiry, id: name, name }))
  const setAge = (row: number, days: number) =>
    rows[row]?.splice(0, 1, new Date(Date.now() - days * 86_400_000))
  setAge(1, 181)
  setAge(2, 179)
  deleteOld()
  expect(rows.map((row) => row[1])).toEqual(['Name', 'new'])
})
