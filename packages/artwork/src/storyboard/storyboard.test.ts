import { describe, expect, it } from 'vitest'
import { COLOUR_OF_GROUP, groupOf, isServiceSlug } from '../kites/kite.ts'
import { storyboardDrawings } from './catalogue.ts'

const slugs = [
  'web-development',
  'app-development',
  'ecommerce-solutions',
  'progressive-web-apps',
  'ai-automation',
  'saas-development',
  'ui-ux-design',
  'digital-marketing',
  'content-creation',
]
const parts = ['1', '2', '3', '4', 'plate-1', 'plate-2', 'plate-3']
const expected = slugs.flatMap((slug) => parts.map((part) => `storyboard/${slug}-${part}`))
const drawings = Object.entries(storyboardDrawings)

function viewBoxOf(name: string): string {
  if (name.includes('-plate-')) return '0 0 640 480'
  return `${(Number(name.at(-1)) - 1) * 280} 0 280 340`
}

/** The paper behind a drawing: the fill of the first shape, which covers all of it. */
function backgroundOf(name: string): string | undefined {
  return storyboardDrawings[name]?.().match(/<rect [^>]*fill="(#[0-9A-F]{6})"/)?.[1]
}

describe('storyboard drawings', () => {
  it('gives each of the nine pages four frames and three diagrams', () => {
    expect(Object.keys(storyboardDrawings).sort()).toEqual(expected.toSorted())
  })

  it.each(drawings)('%s shows its own window', (name, draw) => {
    expect(draw()).toContain(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(name)}"`)
  })

  it.each(slugs)('%s flies over sheet, night and two colours of other groups', (slug) => {
    const backgrounds = [1, 2, 3, 4].map((index) => backgroundOf(`storyboard/${slug}-${index}`))
    const own = isServiceSlug(slug) ? COLOUR_OF_GROUP[groupOf(slug)] : ''
    const others = Object.values(COLOUR_OF_GROUP).filter((paper) => paper !== own)
    expect(backgrounds.slice(0, 2)).toEqual(['#FFFDF8', '#0D1E3F'])
    expect(others).toEqual(expect.arrayContaining(backgrounds.slice(2)))
    expect(new Set(backgrounds).size).toBe(4)
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
