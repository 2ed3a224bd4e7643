import { expect, test } from 'vitest'
import { getAboutQuery, omitAbout, withAbout } from './about-query.ts'

const search = '?utm_source=mail&about=web-development&package=professional&page=2'

test("splits a query into the enquiry's subject and the rest", () => {
  expect(getAboutQuery(search)).toBe('about=web-development&package=professional')
  expect(omitAbout(search)).toBe('utm_source=mail&page=2')
  expect(getAboutQuery('?utm_source=mail')).toBe('')
})

test('a path passes on only the subject', () => {
  expect(withAbout('/book-meeting', search)).toBe(
    '/book-meeting?about=web-development&package=professional',
  )
  expect(withAbout('/book-meeting', '?utm_source=mail')).toBe('/book-meeting')
})
