import { describe, expect, it } from 'vitest'
import { specimenDrawings } from '../catalogue.ts'

const slugs = [
  'software-hardware-development',
  'rd-prototyping',
  'pcb-hardware-design',
  'mvp-development',
  'consulting-strategy',
]
const parts = ['1', '2', '3', '4', 'feature']
const expected = slugs.flatMap((slug) => parts.map((part) => `specimen/${slug}-${part}`))
const drawings = Object.entries(specimenDrawings)

describe('specimen drawings', () => {
  it('gives each of the five pages four areas and a feature', () => {
    expect(Object.keys(specimenDrawings).sort()).toEqual(expected.toSorted())
  })

  it.each(drawings)('%s has the size its page leaves for it', (name, draw) => {
    const viewBox = name.endsWith('-feature') ? '0 0 420 200' : '0 0 200 96'
    expect(draw()).toContain(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`)
  })

  it.each(drawings)('%s has no words, scripts, links or broken numbers', (_, draw) => {
    expect(draw()).not.toMatch(/<text|<script|<image|<use|href=|url\(|NaN|undefined/)
  })

  it.each(drawings)('%s is the same each time it is drawn', (_, draw) => {
    expect(draw()).toBe(draw())
  })

  it.each(drawings)('%s repeats no id', (_, draw) => {
    const ids = [...draw().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('draws no two alike', () => {
    expect(new Set(drawings.map(([, draw]) => draw())).size).toBe(drawings.length)
  })
})
