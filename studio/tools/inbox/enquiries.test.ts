import { afterEach, expect, it, vi } from 'vitest'
import { counts, enquiriesOf, inFilter, matching, readEnquiry } from './enquiries.ts'
import { testEnquiry } from './test-enquiry.ts'

afterEach(() => vi.restoreAllMocks())

const asha = testEnquiry()
const ben = testEnquiry({
  _id: 'enquiry.b',
  name: 'Bén Thomas',
  email: 'ben@home.example',
  phone: '080-5550-0142',
  project: '',
  message: 'Do you repair kites?',
  receivedAt: '2026-11-26T04:00:00.000Z',
  state: 'answered',
})
const bot = testEnquiry({
  _id: 'enquiry.c',
  name: 'SEO Deals',
  message: 'Buy links',
  receivedAt: '2026-11-20T04:00:00.000Z',
  state: 'spam',
})
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

it('sorts the newest first', () => {
  expect(names(enquiriesOf([bot, asha, ben]).list)).toEqual(['Bén Thomas', 'Asha Rao', 'SEO Deals'])
})

it('are filtered by their state, and counted', () => {
  const list = [asha, ben, bot]
  expect(names(inFilter(list, 'new'))).toEqual(['Asha Rao'])
  expect(names(inFilter(list, 'all'))).toEqual(['Asha Rao', 'Bén Thomas', 'SEO Deals'])
  expect(counts(list)).toEqual({ new: 1, answered: 1, spam: 1, all: 3 })
})

it.each([
  ['ben', 'Bén Thomas'],
  ['HOME.example kites', 'Bén Thomas'],
  ['9876543210', 'Asha Rao'],
  ['+91 98765', 'Asha Rao'],
  ['08055500142', 'Bén Thomas'],
  ['looms', 'Asha Rao'],
])('are found by “%s”', (query, name) => {
  expect(names(matching([asha, ben].toReversed(), query))).toEqual([name])
})

it('finds a new note', () => {
  expect(matching([asha], 'call back')).toEqual([])
  expect(matching([{ ...asha, note: 'Call back' }], 'call back')).toHaveLength(1)
})

it('are all there while nothing is looked for, and none holds words of two enquiries', () => {
  expect(matching([asha, ben], '  ')).toHaveLength(2)
  expect(matching([asha, ben], 'asha kites')).toEqual([])
})

it('keeps the id of an unreadable document', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const read = [
    { ...asha, _rev: 'r1', _createdAt: '2026-11-25T10:50:10Z' },
    { ...bot, state: 'archived' },
  ].map(readEnquiry)
  expect(enquiriesOf(read)).toEqual({ list: [asha], unreadable: ['enquiry.c'] })
  expect(warn).toHaveBeenCalledOnce()
})

it('show no other words than they hold', () => {
  expect(readEnquiry({ ...asha, name: 'Asha\u202E oaR' })).toMatchObject({ name: 'Asha oaR' })
})
