import { MARK_PARTS, markShapes } from '@kitewright/artwork/logo'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LogoMark } from './logo-mark.tsx'

const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).sort()

test.each(['light', 'night'] as const)('the mark on %s has the shapes of the drawn logo', (on) => {
  const mark = renderToStaticMarkup(<LogoMark on={on} />)
  expect(outlines(mark)).toEqual(MARK_PARTS.map(({ d }) => d).toSorted())
})

test('its rani on night is that of the drawn logo', () => {
  const rani = /#ff5c93/i
  expect(renderToStaticMarkup(<LogoMark on="night" />)).toMatch(rani)
  expect(markShapes('night')).toMatch(rani)
})
