import { expect, it } from 'vitest'
import { createTestRows } from '../../testing/test-sheet.ts'
import type { ChangeRequest } from './changes.ts'
import { formatArea, parsePaste } from './clipboard.ts'
import { type Area, getArea, selectAll, selectCell } from './selection.ts'
import { getSize } from './sheet.ts'

const rows = createTestRows()
const all = getArea(selectAll(getSize(rows)))
const cell = (row: number, column: number): Area => getArea(selectCell(row, column))

/** Changes in short: “web small from 100”. */
const formatRequest = (request: ChangeRequest) =>
  'problem' in request
    ? request.problem
    : request.changes.map(({ cell: { id, key, field }, to }) => `${id} ${key} ${field} ${to}`)

it('copies plain rupees, and nothing where there is no highest price', () => {
  expect(formatArea(rows, { top: 0, bottom: 1, left: 3, right: 5 })).toBe(
    '50000\t50000\t\n100000\t100000\t',
  )
})

it('copies whole rows with the names of their services', () => {
  expect(formatArea(rows, { ...all, bottom: 0 })).toBe('Web\t10000\t20000\t20000\t50000\t50000\t')
})

it('pastes its own copy without a change', () => {
  const request = parsePaste(rows, cell(0, 0), formatArea(rows, all))
  expect(formatRequest(request)).toContain('shop large from 150000')
  expect(formatRequest(request)).toContain('shop large to undefined')
  expect(formatRequest(request)).toHaveLength(18)
})

it('pastes a block at a cell, with any line ends and quotes', () => {
  expect(formatRequest(parsePaste(rows, cell(1, 0), '11K\t"22,000"\r\n₹33K\t44000\r\n'))).toEqual([
    'app small from 11000',
    'app small to 22000',
    'shop small from 33000',
    'shop small to 44000',
  ])
})

it.each([
  ['Excel: empty lines below', '11K\t22K\r\n\t\r\n\r\n'],
  ['Excel: a line break within a cell', '"₹11K –\n22K"\r\n'],
  ['Sheets: quotes around what holds a line break', '"11,000\n"\t"22,000"'],
  ['Numbers: every cell in quotes', '"11K"\t"22K"\n'],
  ['LibreOffice: narrow spaces', '11\u202f000\t22\u202f000\n'],
])('takes what a spreadsheet copies. %s', (_, text) => {
  expect(formatRequest(parsePaste(rows, cell(0, 0), text))).toEqual([
    'web small from 11000',
    'web small to 22000',
  ])
})

it('ignores an empty line between named services', () => {
  expect(formatRequest(parsePaste(rows, cell(0, 0), 'Web\t11K\n\t\nApp\t12K\n\n'))).toEqual([
    'web small from 11000',
    'app small from 12000',
  ])
})

it('opens an end with “+”, as the table shows it', () => {
  expect(formatRequest(parsePaste(rows, cell(0, 1), '+'))).toEqual(['web small to undefined'])
  expect(formatRequest(parsePaste(rows, cell(0, 1), '\r\n'))).toEqual(['web small to undefined'])
})

it('says of each cell that is refused why', () => {
  const request = parsePaste(rows, cell(0, 0), '11K\tsoon\n66.000\t12K')
  expect(request).toMatchObject({
    problem: expect.stringMatching(/^Web, small: “soon” isn’t a price.*So are 1 more/),
    rejected: [
      { cell: { id: 'web', key: 'small', field: 'to' }, text: 'soon' },
      {
        cell: { id: 'app', key: 'small', field: 'from' },
        text: '66.000',
        why: '“66.000” can mean ₹66 or ₹66,000. Write the one you mean.',
      },
    ],
  })
})

it('fills the selection with one value', () => {
  expect(formatRequest(parsePaste(rows, { top: 0, bottom: 2, left: 0, right: 0 }, '15K'))).toEqual([
    'web small from 15000',
    'app small from 15000',
    'shop small from 15000',
  ])
})

it('takes a range for both ends of a package', () => {
  expect(formatRequest(parsePaste(rows, cell(0, 1), '₹11K – 22K\t₹22K – 55K\t₹55K+'))).toEqual([
    'web small from 11000',
    'web small to 22000',
    'web middle from 22000',
    'web middle to 55000',
    'web large from 55000',
    'web large to undefined',
  ])
})

it('finds services by their names in any order, below a line of headings', () => {
  const table = 'Service\tFrom\tTo\nSHOP\t31K\t61K\nWeb\t11K\t21K\n'
  expect(formatRequest(parsePaste(rows, cell(2, 3), table))).toEqual([
    'shop small from 31000',
    'shop small to 61000',
    'web small from 11000',
    'web small to 21000',
  ])
})

it.each([
  ['11K\tabc', 'Web, small: “abc” isn’t a price. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.'],
  ['"11K\t12K', 'Web, small: “"11K” isn’t a price. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.'],
  ['11K\t12K\n\t13K', 'App, small: A package needs its lowest price. Only “To” may be empty.'],
  ['1\n2\n3\n4', '“4” would be outside of the table. Choose a cell further up or left.'],
  ['₹11K – 22K\t30K', 'Web, middle: “30K” is among ranges. Write both ends, or 30K+.'],
  ['Web\t11K\nWeb design\t12K', 'No service is called “Web design”.'],
])('pastes nothing of %j, and says why', (text, problem) => {
  expect(parsePaste(rows, cell(0, 0), text)).toMatchObject({ problem })
})

it('pastes the other cells where a price is “on request”, and marks that one', () => {
  const request = parsePaste(rows, cell(0, 0), '11K\nOn request\n13K')
  expect(formatRequest(request)).toEqual(['web small from 11000', 'shop small from 13000'])
  expect(request).toMatchObject({
    rejected: [{ cell: { id: 'app', key: 'small', field: 'from' }, text: 'On request' }],
  })
  expect(parsePaste(rows, cell(0, 0), 'on request')).toHaveProperty('problem')
  expect(parsePaste(rows, cell(0, 0), '11K\non request\nsoon')).toHaveProperty('problem')
})

it('pastes nothing into read-only cells', () => {
  expect(parsePaste(createTestRows(false), cell(0, 0), '11K')).toEqual({
    problem: 'Web, small: you may not change this service.',
  })
})
