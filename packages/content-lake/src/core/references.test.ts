import { expect, it } from 'vitest'
import { catchRejection, testLake } from '../../tests/test-lake.ts'

const group = { _id: 'group', _type: 'serviceGroup' }
const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })
const service = (name: string, reference: object) => ({
  _id: `service-${name}`,
  _type: 'service',
  nested: [{ group: reference }],
})

it('rejects a strong reference to a missing document', () => {
  const { mutate } = testLake()
  const error = catchRejection(() => mutate([{ create: service('a', to('group')) }]))
  expect(error.status).toBe(409)
  expect(error.message).toBe('Document "service-a" references non-existent document "group"')
  expect(error.problem.referenceID).toBe('group')
})

it('allows references between documents of one transaction, in any order', () => {
  const { mutate, get } = testLake()
  mutate([{ create: service('a', to('group')) }, { create: group }])
  expect(get('service-a')).toBeDefined()
})

it('does not check weak references and those to other datasets', () => {
  const { mutate, get } = testLake()
  mutate([{ create: service('a', to('nowhere', { _weak: true })) }])
  mutate([{ create: service('b', to('nowhere', { _dataset: 'other' })) }])
  expect(get('service-b')).toBeDefined()
})

it('rejects deleting a referenced document, and names the referrers', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const { mutate, get } = testLake([group, ...names.map((name) => service(name, to('group')))])
  const error = catchRejection(() => mutate([{ delete: { id: 'group' } }]))
  expect(error.status).toBe(409)
  expect(error.message).toBe(
    'Document "group" cannot be deleted as there are references to it from ' +
      '"service-a", "service-b", "service-c", "service-d", "service-e" and 2 more',
  )
  expect(error.problem.referencingIDs).toHaveLength(7)
  expect(get('group')).toBeDefined()
})

it('allows deleting it with its last referrer, or if that reference is weak', () => {
  const { mutate, get } = testLake([group, service('a', to('group'))])
  mutate([{ delete: { id: 'group' } }, { delete: { id: 'service-a' } }])
  expect(get('group')).toBeUndefined()

  const weak = testLake([group, service('a', to('group', { _weak: true }))])
  weak.mutate([{ delete: { id: 'group' } }])
  expect(weak.get('group')).toBeUndefined()
})
