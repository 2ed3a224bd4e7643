import { expect, it } from 'vitest'
import { requestTarget } from './request-target.ts'

it.each([
  ['/', '/', ''],
  ['/about?from=mail', '/about', '?from=mail'],
  ['/caf%C3%A9', '/café', ''],
  ['/a/../b', '/b', ''],
  ['/../../etc/passwd', '/etc/passwd', ''],
  ['/a%2Fb', '/a%2Fb', ''],
  ['/?//', '/', '?//'],
  ['http://localhost:4173/about', '/about', ''],
  ['HTTPS://kitewright.example', '/', ''],
])('%s asks for %s', (target, path, search) => {
  expect(requestTarget(target)).toEqual({ path, search })
})

it.each([
  '',
  '//',
  '///',
  '//:80',
  '//host/about',
  '/\\host',
  'http://',
  'http://[',
  'ftp://host/',
  '*',
  'about',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  '/..//',
])('%s makes no sense', (target) => expect(requestTarget(target)).toBeNull())
