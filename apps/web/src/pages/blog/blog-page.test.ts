import { expect, test } from 'vitest'
import { openPost } from './blog-page.tsx'

const posts = [
  { slug: 'fixed-price', body: [{}] },
  { slug: 'card-alone', body: null },
]

test('a fragment opens the post that it names', () => {
  expect(openPost('#fixed-price', posts)).toBe('fixed-price')
  expect(openPost('#fixed%2Dprice', posts)).toBe('fixed-price')
})

test('no fragment opens nothing', () => {
  expect(openPost('', posts)).toBeNull()
  expect(openPost('#', posts)).toBeNull()
})

test('a fragment that names no post opens nothing', () => {
  expect(openPost('#main', posts)).toBeNull()
  expect(openPost('#%', posts)).toBeNull()
})

test('a post without a body has nothing to open', () => {
  expect(openPost('#card-alone', posts)).toBeNull()
})
