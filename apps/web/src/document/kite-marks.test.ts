import { expect, test } from 'vitest'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { buildDrawings } from './drawings.ts'
import { formatKiteMarksStyle, getMenuOrder } from './kite-marks.ts'

const { content } = seedSnapshot
const config = { art: '/art/1' }

test('the rows follow the menus', () => {
  const style = formatKiteMarksStyle({ site: content.site, config })
  expect(style).toContain('--kite-marks:url("/art/1/marks.svg");--kite-marks-last:23')
  for (const [row, slug] of getMenuOrder(content.site).entries()) {
    expect(style).toContain(`.mark-${slug}{--mark:${row}}`)
  }
})

test('the picture has the same rows, in whatever order the services come', async () => {
  const marks = (services: typeof content.services) =>
    buildDrawings({ site: content.site, services })
      .files.find(({ path }) => path.endsWith('/marks.svg'))
      ?.make()
  expect(await marks(content.services.toReversed())).toBe(await marks(content.services))
})
