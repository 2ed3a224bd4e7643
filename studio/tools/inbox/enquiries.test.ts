import { afterEach, expect, it, vi } from 'vitest'
import { createTestEnquiry } from '../../testing/test-enquiry.ts'
import {
  countByFilter,
  filterEnquiries,
  readEnquiry,
  searchEnquiries,
  sortEnquiries,
} from './enquiries.ts'

afterEach(() => vi.restoreAllMocks())

const firstEnquiry = createTestEnquiry()
const secondEnquiry = createTestEnquiry({
  _id: 'enquiry.b',
  name: 'Bén Thomas',
  email: 'ben@home.example',
  phone: '080-5550-0142',
  project: '',
  message: 'Do you repair kites?',
  receivedAt: '2026-11-26T04:00:00.000Z',
  state: 'answered',
})
const bot = createTestEnquiry({
  _id: 'enquiry.c',
  name: 'SEO Deals',
  message: 'Buy links',
  receivedAt: '2026-11-20T04:00:00.000Z',
  state: 'spam',
})
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

it('sorts the newest first', () => {
  expect(names(sortEnquiries([bot, firstEnquiry, secondEnquiry]).list)).toEqual([
    'Bén Thomas',
    'Asha Rao',
    'SEO Deals',
  ])
})

it('are filtered by their state, and counted', () => {
  const list = [firstEnquiry, secondEnquiry, bot]
  expect(names(filterEnquiries(list, 'new'))).toEqual(['Asha Rao'])
  expect(names(filterEnquiries(list, 'all'))).toEqual(['Asha Rao', 'Bén Thomas', 'SEO Deals'])
  expect(countByFilter(list)).toEqual({ new: 1, answered: 1, spam: 1, all: 3 })
})

it.each([
  ['ben', 'Bén Thomas'],
  ['HOME.example kites', 'Bén Thomas'],
  ['9876543210', 'Asha Rao'],
  ['+91 98765', 'Asha Rao'],
  ['08055500142', 'Bén Thomas'],
  ['looms', 'Asha Rao'],
])('are found by “%s”', (query, name) => {
  expect(names(searchEnquiries([firstEnquiry, secondEnquiry].toReversed(), query))).toEqual([name])
})

it('finds a new note', () => {
  expect(searchEnquiries([firstEnquiry], 'call back')).toEqual([])
  expect(searchEnquiries([{ ...firstEnquiry, note: 'Call back' }], 'call back')).toHaveLength(1)
})

it('are all there while nothing is looked for, and none holds words of two enquiries', () => {
  expect(searchEnquiries([firstEnquiry, secondEnquiry], '  ')).toHaveLength(2)
  expect(searchEnquiries([firstEnquiry, secondEnquiry], 'asha kites')).toEqual([])
})

it('keeps the id of an unreadable document', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const read = [
    { ...firstEnquiry, _rev: 'r1', _createdAt: '2026-11-25T10:50:10Z' },
    { ...bot, state: 'archived' },
  ].map(readEnquiry)
  expect(sortEnquiries(read)).toEqual({ list: [firstEnquiry], invalidIds: ['enquiry.c'] })
  expect(warn).toHaveBeenCalledOnce()
})

it('show no other words than they hold', () => {
  expect(readEnquiry({ ...firstEnquiry, name: 'Asha\u202E oaR' })).toMatchObject({
    name: 'Asha oaR',
  })
})
