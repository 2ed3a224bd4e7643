import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const site = 'https://kitewright.example'

test('a visit from elsewhere has first page, campaign and the origin of that site', () => {
  const address = `${site}/services/web-development?utm_source=news&page=2&UTM_Medium=e%20mail&gclid=x%26y#packages`
  expect(sourceOf([address, 'https://news.example/letters/7?reader=ada'])).toEqual({
    landing: '/services/web-development',
    referrer: 'https://news.example',
    campaign: 'utm_source=news&UTM_Medium=e+mail&gclid=x%26y',
  })
})

test.each([
  ['none', ''],
  ['this site', `${site}/about`],
])('a visit from %s has no referrer', (_, before) => {
  expect(sourceOf([`${site}/`, before])).toEqual({ landing: '/' })
})

test('a visit from an app names it', () => {
  expect(sourceOf([`${site}/`, 'android-app://com.example.mail/'])).toMatchObject({
    referrer: 'android-app://com.example.mail',
  })
})

test('of too many parameters only whole ones are kept', () => {
  const long = `utm_content=${'%E0%A4%93'.repeat(120)}`
  expect(sourceOf([`${site}/?utm_source=a&${long}&gclid=b`, ''])).toEqual({
    landing: '/',
    campaign: 'utm_source=a&gclid=b',
  })
})

test.each([[[]], [[null, 7]], [['no address', '']], [[{}]]])('%j says nothing', (spoilt) => {
  expect(sourceOf(spoilt)).toEqual({})
})
