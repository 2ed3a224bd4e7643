import { expect, test } from 'vitest'
import { wellFormednessError } from './well-formed.ts'

test('accepts nested and empty elements', () => {
  expect(wellFormednessError('<svg a="1">\n<g><path d="M0 0"/></g></svg>\n')).toBeUndefined()
})

test.each([
  ['<svg><g></svg>', '</svg> closes <g>'],
  ['<svg><g></g>', 'never closed'],
  ['<svg a="1" a="2"></svg>', 'attribute given twice'],
  ['<svg a=1></svg>', 'no tag at 0'],
  ['<svg>text</svg>', 'no tag at 5'],
  ['<svg></svg><svg></svg>', 'more than one root'],
])('rejects %s', (svg, fault) => {
  expect(wellFormednessError(svg)).toContain(fault)
})
