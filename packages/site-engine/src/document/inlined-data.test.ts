import { expect, test } from 'vitest'
import { inlineJson } from './inlined-data.ts'

test('inlined JSON cannot end its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--' }
  expect(inlineJson(value)).not.toContain('<')
  expect(JSON.parse(inlineJson(value))).toEqual(value)
})
