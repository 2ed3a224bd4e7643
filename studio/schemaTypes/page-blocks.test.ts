import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as defined from './objects/page-blocks.ts'

const pictures = readdirSync(join(import.meta.dirname, '../static/sections'))

it('each section of the menu has a picture of itself', () => {
  expect(pictures).toEqual(defined.ownSections.map((name) => `${name}.svg`).toSorted())
})

it('each section that is defined can be added', () => {
  const names = Object.values(defined).flatMap((one) =>
    typeof one === 'object' && 'name' in one && one !== defined.sectionsBetween ? [one.name] : [],
  )
  // Pages have closing bands, too: its definition stands with theirs.
  expect([...names, 'closing'].toSorted()).toEqual([...defined.ownSections].toSorted())
})
