import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeCookies } from './remove-cookies.ts'

const written: string[] = []

beforeEach(() => {
  written.length = 0
  vi.stubGlobal('location', { hostname: 'www.kitewright.example' })
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=GA1.1.2; language=en_ga; _ga_TEST=GS1.1; x_ga=1'
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('each cookie of that name ends, for the host and every domain above it; no other does', () => {
  removeCookies('_ga')
  expect(written).toEqual(
    ['_ga', '_ga_TEST'].flatMap((name) => [
      `${name}=; path=/; max-age=0`,
      `${name}=; path=/; max-age=0; domain=www.kitewright.example`,
      `${name}=; path=/; max-age=0; domain=kitewright.example`,
      `${name}=; path=/; max-age=0; domain=example`,
    ]),
  )
})
