import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { createTestEnquiry } from '../../testing/test-enquiry.ts'
import { formatEnquiryCsv, getCsvName } from './enquiry-csv.ts'

/** Rows of cells, as a spreadsheet reads them. */
const rows = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data
const nameCell = (name: string) => rows(formatEnquiryCsv([createTestEnquiry({ name })]))[1]?.[0]

it('holds the fields of the form in its order, then where it came from', () => {
  const csv = formatEnquiryCsv([
    createTestEnquiry({
      about: 'Web Development, Professional, ₹2L – 8L',
      page: '/services/web-development',
      landing: '/',
      referrer: 'https://search.example',
      campaign: 'utm_source=mail',
      flag: 'hidden field filled in',
      note: 'Called',
    }),
  ])
  const [titles = [], values = []] = rows(csv)
  expect(Object.fromEntries(titles.map((title, index) => [title, values[index]]))).toEqual({
    Name: 'Asha Rao',
    Email: 'asha@company.example',
    Phone: '+91 98765 43210',
    'Project type': 'Web Development',
    Message: 'A shop for our looms.\nHow soon?',
    Sent: '25/11/2026, 4:20:09 pm',
    Received: '2026-11-25T10:50:10.000Z',
    State: 'New',
    Note: 'Called',
    About: 'Web Development, Professional, ₹2L – 8L',
    Page: '/services/web-development',
    'First page': '/',
    'Came from': 'https://search.example',
    Campaign: 'utm_source=mail',
    'May come from a program': 'a field was filled in that people do not see',
    Id: 'enquiry.0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  })
  expect(titles.slice(0, 6)).toEqual(['Name', 'Email', 'Phone', 'Project type', 'Message', 'Sent'])
})

it('opens in Excel: a byte order mark, and lines that end with CR and LF', () => {
  const csv = formatEnquiryCsv([
    createTestEnquiry({ message: 'x' }),
    createTestEnquiry({ message: 'y' }),
  ])
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it.each([
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.example")\nsecond line',
  '+SUM(A1)',
  '+91 98765-A1',
  '-1',
  '@x',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
])('has no formula in %j', (value) => {
  expect(nameCell(value)).toBe(`'${value}`)
})

it.each([
  ['098765 43210', '098765 43210'],
  ['+91 (0)80-5550.0142', '+91 (0)80-5550.0142'],
  ['+91 98765"&cmd', '\'+91 98765"&cmd'],
  ['by WhatsApp only', 'by WhatsApp only'],
])('exports the phone %s as other programs read it', (phone, cell) => {
  expect(rows(formatEnquiryCsv([createTestEnquiry({ phone })]))[1]?.[2]).toBe(cell)
})

it.each(['Asha, "A" Rao', 'a=b', '1 + 1', 'x\ny', "O'Brien", ''])('leaves %j as it is', (value) => {
  expect(nameCell(value)).toBe(value)
})

it('is named by its filter and the day in India', () => {
  expect(getCsvName('new', new Date('2026-11-03T20:00:00Z'))).toBe('enquiries-new-2026-11-04.csv')
})
