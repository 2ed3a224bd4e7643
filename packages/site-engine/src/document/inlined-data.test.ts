import { expect, test } from 'vitest'
import { stringifyInline } from './inlined-data.ts'

test('inlined JSON cannot end its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--' }
  expect(stringifyInline(value)).not.toContain('<')
  expect(JSON.parse(stringifyInline(value))).toEqual(value)
})
