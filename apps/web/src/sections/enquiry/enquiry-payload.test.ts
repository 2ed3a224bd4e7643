import { enquiryLimits, enquirySchema } from '@kitewright/protocol/enquiry'
import { expect, test } from 'vitest'
import { buildEnquiryPayload, formatTimestamp, getSource } from './enquiry-payload.ts'

const site = 'https://kitewright.example'

test('a visit from elsewhere has first page, campaign and the origin of that site', () => {
  const address = `${site}/services/web-development?utm_source=news&page=2&UTM_Medium=e%20mail&gclid=x%26y#packages`
  expect(getSource([address, 'https://news.example/letters/7?reader=ada'])).toEqual({
    landing: '/services/web-development',
    referrer: 'https://news.example',
    campaign: 'utm_source=news&UTM_Medium=e+mail&gclid=x%26y',
  })
})

test.each([
  ['none', ''],
  ['this site', `${site}/about`],
])('a visit from %s has no referrer', (_, before) => {
  expect(getSource([`${site}/`, before])).toEqual({ landing: '/' })
})

test('a visit from an app names it', () => {
  expect(getSource([`${site}/`, 'android-app://com.example.mail/'])).toMatchObject({
    referrer: 'android-app://com.example.mail',
  })
})

test('drops whole parameters when there are too many', () => {
  const long = `utm_content=${'%E0%A4%93'.repeat(120)}`
  expect(getSource([`${site}/?utm_source=a&${long}&gclid=b`, ''])).toEqual({
    landing: '/',
    campaign: 'utm_source=a&gclid=b',
  })
})

test.each([[[]], [[null, 7]], [['no address', '']], [[{}]]])('%j says nothing', (spoilt) => {
  expect(getSource(spoilt)).toEqual({})
})

const enquiry = {
  name: 'Ada Iyer',
  email: 'ada@example.in',
  phone: '+91 98765 43210',
  project: '',
  message: 'A sensor.',
}
const circumstances = {
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  at: new Date('2026-10-27T08:35:09Z'),
  sinceLoad: 40_000,
  trapped: false,
  about: '',
  page: '',
  source: {},
}

test('the timestamp is the time in India', () => {
  expect(formatTimestamp(new Date('2026-10-27T08:35:09Z'))).toMatch(/^27\/10\/2026, 2:05:09\spm$/)
  expect(formatTimestamp(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1\/1\/2027, 1:30:00\sam$/)
})

test('an ordinary enquiry has the six fields of the specification, then its id', () => {
  expect(Object.entries(buildEnquiryPayload(enquiry, circumstances))).toEqual([
    ...Object.entries(enquiry),
    ['timestamp', formatTimestamp(circumstances.at)],
    ['id', circumstances.id],
  ])
})

test('the subject is the last line of the message, and a field', () => {
  const about = 'Web Development, Professional, ₹2L – 8L'
  const page = '/services/web-development'
  const payload = buildEnquiryPayload(enquiry, { ...circumstances, about, page })
  expect(payload).toMatchObject({
    project: '',
    message: 'A sensor.\n\nAbout: Web Development, Professional, ₹2L – 8L',
    about,
    page,
  })
})

test('the longest possible enquiry is accepted by receivers', () => {
  const payload = buildEnquiryPayload(
    { ...enquiry, message: 'x'.repeat(enquiryLimits.message) },
    {
      ...circumstances,
      about: 'y'.repeat(2_000),
      page: `/${'z'.repeat(2_000)}`,
      source: getSource([
        `https://kitewright.example/${'z'.repeat(2_000)}?utm_source=a`,
        `https://${'z'.repeat(2_000)}.example/`,
      ]),
    },
  )
  expect(enquirySchema.parse(payload)).toEqual(payload)
})

test('the hidden field adds a flag', () => {
  const payload = buildEnquiryPayload(enquiry, { ...circumstances, trapped: true })
  expect(payload.flag).toBe('hidden field filled in')
})

test('less than two seconds after the page was loaded adds a flag', () => {
  expect(buildEnquiryPayload(enquiry, { ...circumstances, sinceLoad: 1999.6 }).flag).toBe(
    'sent 2000 ms after page load',
  )
  expect(buildEnquiryPayload(enquiry, { ...circumstances, sinceLoad: 2000 })).not.toHaveProperty(
    'flag',
  )
})

test('one flag gives both reasons', () => {
  const { flag } = buildEnquiryPayload(enquiry, { ...circumstances, sinceLoad: 40, trapped: true })
  expect(flag).toBe('hidden field filled in; sent 40 ms after page load')
})
