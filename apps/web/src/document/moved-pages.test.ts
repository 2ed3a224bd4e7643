import { expect, test } from 'vitest'
import { movedPages } from './moved-pages.ts'

const service = (slug: string, ...earlier: string[]) => ({
  _type: 'service' as const,
  slug,
  earlier,
})

test('redirects an earlier address, unless another page has it today', () => {
  const found = [service('tea', 'coffee', 'chai'), service('coffee', 'tea'), service('cha', 'cha')]
  const paths = new Set(['/services/tea', '/services/coffee', '/services/cha'])
  expect(movedPages(found, paths)).toEqual([{ from: '/services/chai', to: '/services/tea' }])
})
