import { expect, it } from 'vitest'
import { paneIds } from './faqs.ts'

it('makes ids for addresses, each of its own', () => {
  expect(paneIds(['Working together', 'C', 'C++', 'हार्डवेयर', '—', 'Software & apps'])).toEqual([
    'working-together',
    'c',
    'c-2',
    'topic',
    'topic-2',
    'software-apps',
  ])
})
