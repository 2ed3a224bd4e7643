import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, it } from 'vitest'
import { isStoredDocument, type StoredDocument } from './document.ts'
import { getEffects } from './mendoza.ts'

const names = fc.constantFrom('title', 'a', 'b', 'Z', '_x', 'é', 'tiers')
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', 'text', 'other', 0, 1, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3'), n: fc.nat(2) }), {
      maxLength: 4,
    }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}))

const document = fc.dictionary(names, value).map((content): StoredDocument => {
  const full = { ...content, _id: 'a', _type: 't', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' }
  if (!isStoredDocument(full)) throw new Error('not a document')
  return full
})
const bare = (full: StoredDocument | null) => {
  const { _rev, ...rest } = full ?? {}
  return full && rest
}

it('transforms one document to the other and back', () => {
  fc.assert(
    fc.property(fc.option(document), fc.option(document), (before, after) => {
      const { apply, revert } = getEffects({ before, after })
      expect(applyPatch(bare(before), [...apply])).toEqual(bare(after))
      expect(applyPatch(bare(after), [...revert])).toEqual(bare(before))
    }),
    { numRuns: getPropertyRuns(500) },
  )
})

it('omits unchanged content', () => {
  const tiers = [
    { _key: 'a', from: 1, text: 'long '.repeat(50) },
    { _key: 'b', from: 2 },
  ]
  const base = { _id: 's', _type: 't', _rev: '1', _createdAt: 'c', _updatedAt: 'u' }
  const before = { ...base, tiers }
  const after = { ...base, _rev: '2', tiers: [{ ...tiers[0], from: 9 }, tiers[1]] }
  expect(JSON.stringify(getEffects({ before, after }).apply)).toBe(
    '[11,4,12,0,17,9,"from",16,21,1,2,15]',
  )
  expect(getEffects({ before, after: before }).apply).toEqual([])
})
