import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { NEWEST_FIRST } from './fragments.ts'

test('a post without a time counts from the start of its day', async () => {
  const posts = [
    { _id: 'day-before', publishedAt: '2026-10-26', publishedTime: '23:00' },
    { _id: 'no-time-b', publishedAt: '2026-10-27' },
    { _id: 'no-time-a', publishedAt: '2026-10-27' },
    { _id: 'morning', publishedAt: '2026-10-27', publishedTime: '09:00' },
  ]
  const dataset = posts.map((post) => ({ _type: 'post', ...post }))
  const query = parse(`*[_type == "post"] | order(${NEWEST_FIRST})._id`)
  const value = await evaluate(query, { dataset })
  expect(await value.get()).toEqual(['morning', 'no-time-a', 'no-time-b', 'day-before'])
})
