import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import * as media from './objects/media-blocks.ts'
import * as defined from './objects/page-blocks.ts'

const pictures = readdirSync(join(import.meta.dirname, '../static/sections'))

it('each section of the menu has a picture of itself', () => {
  expect(pictures).toEqual(defined.pageBlocks.map((name) => `${name}.svg`).toSorted())
})

afterEach(() => void vi.unstubAllGlobals())

it('the preview, at another origin, finds the pictures at the Studio', () => {
  vi.stubGlobal('location', { origin: 'https://studio.example' })
  const { options } = defined.sectionList(['textSection'], { count: [1, 1] })
  expect(options.insertMenu.views[0]?.previewImageUrl('textSection')).toBe(
    'https://studio.example/static/sections/textSection.svg',
  )
})

it('each section that is defined can be added', () => {
  const names = Object.values({ ...defined, ...media }).flatMap((one) =>
    typeof one === 'object' && 'name' in one && one !== defined.sectionsBetween ? [one.name] : [],
  )
  // Pages have a call to action too, with the same definition.
  expect([...names, 'closing'].toSorted()).toEqual([...defined.pageBlocks].toSorted())
})
