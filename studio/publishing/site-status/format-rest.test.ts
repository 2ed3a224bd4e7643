import type { Change } from '@kitewright/protocol/site'
import { expect, test } from 'vitest'
import { formatRest } from './format-rest.ts'

const changes: Change[] = Array.from({ length: 50 })

test('counts changes that a release does not list', () => {
  expect(formatRest({ changes, changesMore: 55 }, 3)).toBe(' and 102 more')
  expect(formatRest({ changes: changes.slice(0, 2), changesMore: 0 }, 3)).toBe('')
})
