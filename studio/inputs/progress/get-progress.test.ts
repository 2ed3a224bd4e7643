import { formatPath, isFields, withIndexes } from '@kitewright/content-rules/check'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import type { ObjectSchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { buildInitialService } from '../../structure/initial-values/new-service.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { formatRemaining } from './format-remaining.ts'
import { getProgress } from './get-progress.ts'

const source = await testSource()

function getType(name: unknown): ObjectSchemaType {
  const type = source.schema.get(String(name))
  if (type?.jsonType !== 'object') throw new Error(`There is no document type ${name}`)
  return type
}

const seed = seedDocuments().filter(({ _type }) => _type !== 'sanity.imageAsset')

it.each(seed.map((document) => [document._id, document] as const))(
  '%s is published, so nothing is left to do',
  (_id, document) => {
    const { total, left } = getProgress({ ...document }, getType(document._type))
    expect(left.map(formatPath)).toEqual([])
    expect(total).toBeGreaterThan(0)
  },
)

describe('a new service', () => {
  const service = { _type: 'service', ...buildInitialService(null) }

  it('counts each value, and names missing ones by their fields', () => {
    const { total, left } = getProgress(service, getType('service'))
    const completed = { ...service, title: 'Kite Repair', lead: 'Torn paper, mended.' }
    const after = getProgress(completed, getType('service'))
    expect(after.total).toBe(total)
    expect(left.length - after.left.length).toBe(2)
    const words = formatRemaining(getType('service'), left).map(({ words }) => words)
    expect(words.slice(0, 3)).toEqual(['Name', 'Address', 'Group'])
    expect(words).toContain('Features (8)')
  })

  it('requires missing items of a list, and nothing that its layout does not show', () => {
    const { left } = getProgress({ ...service, steps: service.steps.slice(1) }, getType('service'))
    expect(left.filter(([field]) => field === 'steps')).toHaveLength(7)
    expect(left.map(([field]) => field)).not.toContain('drawing')
  })

  it('leads to the place', () => {
    const { left } = getProgress(service, getType('service'))
    const [, price] = left.filter(([field]) => field === 'tiers')
    expect(price && withIndexes(service, formatPath(price))).toMatch(/^tiers\[0\]\./)
    expect(isFields(price?.[1])).toBe(true)
  })
})
