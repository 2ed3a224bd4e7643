import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'

const getLooks = (from: number, to?: number) =>
  renderToStaticMarkup(<Price price={{ from, ...(to !== undefined && { to }) }} />)

it.each([
  [50_000, 200_000, '₹50K – 2L'],
  [800_000, undefined, '₹8L+'],
  [1_235_000, 2_346_000, '₹12.35L – 23.46L'],
])('%d to %s stays in one line', (from, to, text) => {
  expect(getLooks(from, to)).toContain(`<span class="price__range">${text}</span>`)
})

it.each([
  [99_999, 1_234_567, '₹99,999 – 12,34,567'],
  [12_345_678, 98_765_432, '₹1,23,45,678 – 9,87,65,432'],
])('%d to %d breaks where a phone has no room for it', (from, to, text) => {
  expect(getLooks(from, to)).toContain(
    `<span class="price__range whitespace-normal">${text}</span>`,
  )
})
