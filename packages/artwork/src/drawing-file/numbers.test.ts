import { expect, test } from 'vitest'
import { tidyList, tidyNumber, tidyPath, tidyTransform } from './numbers.ts'

test('paths lose the extra blanks and decimals of an editor', () => {
  expect(tidyPath(' M 8,10 H 86.000004 l -1e-7,.5 Z ')).toBe('M8 10H86l0 .5Z')
  expect(tidyPath('M0-11L11 0')).toBe('M0-11L11 0')
})

test('a transform keeps the four decimals of its scale', () => {
  expect(tidyTransform('matrix(0.70710678, 0,0 , 1.301,10,-0.5)')).toBe(
    'matrix(.7071 0 0 1.301 10 -0.5)',
  )
})

test('lengths are in px; percentages and millimetres are rejected', () => {
  expect(tidyNumber('640px')).toBe('640')
  expect(tidyNumber('-1.0115465e-07')).toBe('0')
  expect(tidyNumber('50%')).toBeUndefined()
  expect(tidyNumber('9mm')).toBeUndefined()
  expect(tidyList('14, 5px 3,5')).toBe('14 5 3 5')
})
