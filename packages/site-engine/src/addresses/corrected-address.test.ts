import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { getCorrectedAddress } from './corrected-address.ts'

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

const known = new Set([
  '/',
  '/about',
  '/services',
  '/services/web-development',
  '/feed.xml',
  '/.well-known/security.txt',
  '/assets/App_x-1.js',
])
const isKnown = (path: string) => known.has(path)

/** Tests the decoded form, as the server passes it, and the encoded form, as a browser does. */
const getCorrected = (address: string) => {
  const { pathname, search } = new URL(`http://site${address}`)
  const inBrowser = getCorrectedAddress({ path: pathname, search }, isKnown)
  const onServer = getCorrectedAddress({ path: decodeURI(pathname), search }, isKnown)
  expect(onServer).toBe(inBrowser)
  return onServer
}

const ends =
  '. , ; : ! %3F ) ] } > \' " … ” ’ » । ॥ 。 * _ ~ ` | \\ = - .) ), ." / // /. ./ %2C %20 %09 %0D%0A ' +
  '%C2%A0 %E2%80%8B %E2%80%8C %E2%80%8D %EF%BB%BF %E2%81%A0 %C2%AD %E2%80%8F %EF%B8%8F 😀 看看 %2520 & %26'

it.each(ends.split(' '))('/about%s is /about', (end) =>
  expect(getCorrected(`/about${end}`)).toBe('/about'),
)

it.each([
  ['//about', '/about'],
  ['///services//web-development', '/services/web-development'],
  ['/\\about', '/about'],
  ['/services%2Fweb-development', '/services/web-development'],
  ['/services%20/%E2%80%8Bweb-development', '/services/web-development'],
  ['/%20about', '/about'],
  ['/*about*', '/about'],
  ['/About/', '/about'],
  ['/ABOUT.html.', '/about'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/,', '/'],
  ['/&utm_source=x', '/?utm_source=x'],
  ['/feed.xml)', '/feed.xml'],
  ['/.well-known/security.txt.', '/.well-known/security.txt'],
  ['/assets/App_x-1.js,', '/assets/App_x-1.js'],
  ['/about.?utm_source=x', '/about?utm_source=x'],
  ['/about&utm_source=x&utm_medium=y', '/about?utm_source=x&utm_medium=y'],
  ['/about&amp;utm_source=x', '/about?utm_source=x'],
  ['/about.&utm_source=a%26b?gclid=1', '/about?utm_source=a%26b&gclid=1'],
  ['/about&utm_campaign=caf%C3%A9%20%0D%0A', '/about?utm_campaign=caf%C3%A9%20%0D%0A'],
  ['/about%3Futm_source%3Dx%26utm_medium%3Dy', '/about?utm_source=x&utm_medium=y'],
  ['/services%23packages', '/services#packages'],
  ['/services%23packages?a', '/services?a#packages'],
])('%s is %s', (address, corrected) => expect(getCorrected(address)).toBe(corrected))

const others =
  '/about?a=b /?// /no-such /no-such. //evil.example /\\evil.example/ /%5C%5Cevil.example //about.example ' +
  '/aboutx /a /.well-known /well-known/security.txt'

it.each([...known, ...others.split(' ')])('%s is not redirected', (address) =>
  expect(getCorrected(address)).toBeUndefined(),
)

const characters =
  '/ // \\ . .. , ) %20 %2F %5C %E2%80%8B & ? %3F %23 %26 % %zz = @ : ; " । x A .html %0D%0A'
const separators = fc.constantFrom(...characters.split(' '), ' ', '\u200B', '\u00A0', '\r\n')
const paths = fc
  .array(fc.oneof(separators, fc.constantFrom(...known), fc.string({ unit: 'grapheme' })), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join('')}`)
const searches = fc.oneof(fc.constant(''), fc.constantFrom('?', '?a=b', '?//evil.example', '?#'))

it('any result is a known path of this host that does not redirect again', () => {
  fc.assert(
    fc.property(paths, searches, (path, search) => {
      const corrected = getCorrectedAddress({ path, search }, isKnown)
      if (corrected === undefined) return
      expect(known).not.toContain(path)
      // As a browser resolves a Location header.
      const url = new URL(corrected, 'https://kitewright.example/a/b')
      expect(url.origin).toBe('https://kitewright.example')
      expect(corrected).toMatch(/^[!-~]+$/)
      expect(corrected.startsWith(url.pathname)).toBe(true)
      expect(known).toContain(decodeURI(url.pathname))
      expect(
        getCorrectedAddress({ path: url.pathname, search: url.search }, isKnown),
      ).toBeUndefined()
    }),
    { numRuns: getPropertyRuns(5_000) },
  )
})

it('finds a known path with noise around it', () => {
  const signs = fc.constantFrom(
    ...['.', ',', ')', '"', '…', '।', '%20', '%E2%80%8B', '\u200D', '\u2060', '/', '*', ' ', '!'],
  )
  const page = fc.constantFrom('/', '/about', '/services/web-development')
  fc.assert(
    fc.property(page, fc.array(signs, { minLength: 1, maxLength: 20 }), (path, end) => {
      expect(getCorrectedAddress({ path: `${path}${end.join('')}`, search: '?a=b' }, isKnown)).toBe(
        `${path}?a=b`,
      )
    }),
  )
})

it.each(['.', '/', '/.', '%20', '%', '&', 'a.', '\\', '%5C'])(
  'looks for no more than four pages at 16,000 times %s',
  (part) => {
    const isAnyKnown = vi.fn(() => false)
    getCorrectedAddress({ path: `/${part.repeat(16_000)}a`, search: '' }, isAnyKnown)
    expect(isAnyKnown.mock.calls.length).toBeLessThanOrEqual(4)
  },
)
