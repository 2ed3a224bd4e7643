import { expect, it } from 'vitest'
import { readStartOptions } from './start-options.ts'

it('has defaults for all options', () => {
  expect(readStartOptions([])).toEqual({
    data: expect.stringMatching(/\.data$/),
    reset: false,
    ports: { site: 4173, studio: 3333, lake: 3900, service: 8787 },
  })
})

it('reads all options', () => {
  const args = ['--reset', '--data', '/tmp/there', '--lake-port', '4000', '--site-port', '80']
  expect(readStartOptions(args)).toMatchObject({
    data: '/tmp/there',
    reset: true,
    ports: { site: 80, studio: 3333, lake: 4000, service: 8787 },
  })
})

it('returns null for help', () => {
  expect(readStartOptions(['--help'])).toBeNull()
})

it.each([
  [['--site-port', '99999'], '--site-port: expected a number from 1 to 65535; found "99999"'],
  [['--site-port', '0'], 'found "0"'],
  [['--lake-port', 'x'], '--lake-port: expected a number'],
  [['--rest'], '--rest'],
  [['reset'], 'reset'],
])('rejects %j', (args, words) => {
  expect(() => readStartOptions(args)).toThrow(words)
})
