import { expect, test } from 'vitest'
import { aboutQuery, pathAbout, withoutAbout } from './about-query.ts'

const search = '?utm_source=mail&about=web-development&package=professional&page=2'

test("splits a query into the enquiry's subject and the rest", () => {
  expect(aboutQuery(search)).toBe('about=web-development&package=professional')
  expect(withoutAbout(search)).toBe('utm_source=mail&page=2')
  expect(aboutQuery('?utm_source=mail')).toBe('')
})

test('a path passes on only the subject', () => {
  expect(pathAbout('/book-meeting', search)).toBe(
    '/book-meeting?about=web-development&package=professional',
  )
  expect(pathAbout('/book-meeting', '?utm_source=mail')).toBe('/book-meeting')
})
