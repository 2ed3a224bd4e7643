import { expect, it } from 'vitest'
import { requestTarget } from './listener.ts'

it.each([
  ['/', '/', ''],
  ['/about?from=mail', '/about', '?from=mail'],
  ['/caf%C3%A9', '/café', ''],
  ['/a/../b', '/b', ''],
  ['/../../etc/passwd', '/etc/passwd', ''],
  ['/a%2Fb', '/a%2Fb', ''],
  ['/?//', '/', '?//'],
  ['//', '//', ''],
  ['//host/about?a', '//host/about', '?a'],
  ['//:80', '//:80', ''],
  ['/\\host', '//host', ''],
  ['/..//', '//', ''],
  ['/about%A0', '/about%A0', ''],
  ['/%', '/%', ''],
  ['http://localhost:4173/about', '/about', ''],
  ['HTTPS://kitewright.example', '/', ''],
])('parses %s as %s', (target, path, search) => {
  expect(requestTarget(target)).toEqual({ path, search })
})

it.each(['', 'http://', 'http://[', 'ftp://host/', '*', 'about', '/%00'])(
  '%s makes no sense',
  (target) => expect(requestTarget(target)).toBeNull(),
)
