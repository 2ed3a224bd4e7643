import { expect, it } from 'vitest'
import { formatHidden, nextChange, shownTimeOf, whenShown } from './dates.ts'

const at = (text: string) => Date.parse(text)
const post = { _type: 'post', publishedAt: '2027-03-03', publishedTime: '10:00' }
const job = { _type: 'job', validThrough: '2027-03-31' }

it('shows a post from its day and time in India', () => {
  const ten = at('2027-03-03T04:30:00Z')
  expect(whenShown(post, ten - 1)).toBe('ahead')
  expect(formatHidden(post, ten - 1)).toBe('Goes live on 3 March 2027, 10:00 IST')
  expect(whenShown(post, ten)).toBe('now')
  expect(formatHidden(post, ten)).toBeNull()
})

it('shows a post without a time from the start of its day', () => {
  const midnight = at('2027-03-02T18:30:00Z')
  const { publishedTime: _, ...allDay } = post
  expect(shownTimeOf(allDay)).toEqual({ from: midnight, until: null })
  expect(formatHidden(allDay, midnight - 1)).toBe('Goes live on 3 March 2027, 00:00 IST')
})

it('shows a job until the end of its last day', () => {
  const end = at('2027-04-01T00:00:00+05:30')
  expect(whenShown(job, end - 1)).toBe('now')
  expect(whenShown(job, end)).toBe('ended')
  expect(formatHidden(job, end)).toBe('Ended on 31 March 2027')
})

it.each([
  ['a job without an end', { _type: 'job' }],
  ['another type with such fields', { ...post, _type: 'project', validThrough: '2000-01-01' }],
  ['a post whose date is none', { _type: 'post', publishedAt: 'soon' }],
  ['a post whose hour is none', { ...post, publishedTime: 'ten' }],
])('always shows %s', (_, document) => {
  expect(shownTimeOf(document)).toEqual({ from: null, until: null })
  expect(whenShown(document, 0)).toBe('now')
})

it('returns the next scheduled change', () => {
  const documents = [job, post, { _type: 'faq' }]
  expect(nextChange(documents, at('2027-01-01'))).toBe(at('2027-03-03T10:00:00+05:30'))
  expect(nextChange(documents, at('2027-03-03T10:00:00+05:30'))).toBe(
    at('2027-04-01T00:00:00+05:30'),
  )
  expect(nextChange(documents, at('2027-04-01T00:00:00+05:30'))).toBeNull()
})
