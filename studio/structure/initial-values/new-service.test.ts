import { expect, it } from 'vitest'
import { commonest } from './new-service.ts'

it('finds the most frequent texts, and none that occur once', () => {
  expect(commonest(['Basic', 'Starter', 'Basic', 'Simple'])).toEqual(['Basic'])
  expect(commonest(['Reply', 'Quote', 'Quote', 'Reply', 'Quote', 'Screens'], 3)).toEqual([
    'Quote',
    'Reply',
  ])
  expect(commonest(['Once', null, null, '', ''])).toEqual([])
})
