import { expect, it } from 'vitest'
import { paneIds } from './faqs.ts'

it('makes unique ids from addresses', () => {
  expect(paneIds(['Working together', 'C', 'C++', 'हार्डवेयर', '—', 'Software & apps'])).toEqual([
    'working-together',
    'c',
    'c-2',
    'topic',
    'topic-2',
    'software-apps',
  ])
})
