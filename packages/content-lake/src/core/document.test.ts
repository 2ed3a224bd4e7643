import { describe, expect, it } from 'vitest'
import { catchRejection, testLake } from '../../tests/test-lake.ts'
import { isDocumentId } from './document.ts'

const uuid = '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a'

describe('a document id', () => {
  it.each([
    'home',
    'service-web',
    'site.status',
    'site.request.2026',
    `enquiry.${uuid}`,
    `drafts.enquiry.${uuid}`,
    'drafts.x',
    'image-abc-90x60-svg',
    'my-versions.x',
    'x'.repeat(128),
  ])('may be %s', (id) => {
    expect(isDocumentId(id)).toBe(true)
  })

  it.each([
    '',
    'a..b',
    'a.',
    '.a',
    '-a',
    'a.-b',
    'a b',
    'é',
    'a\n',
    'versions',
    'versions.a',
    'versions.r2.site.status',
    'icon.versions',
    'abc.versions.bar',
    'drafts.versions.r.a',
    'x'.repeat(129),
  ])('may not be %j', (id) => {
    expect(isDocumentId(id)).toBe(false)
    const { mutate, ask } = testLake([{ _id: 'here', _type: 'a' }])
    const document = { _id: id, _type: 'a' }
    for (const kind of ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch']) {
      const body = ['delete', 'patch'].includes(kind) ? { id, set: { b: 1 } } : document
      // The lake completes these two.
      if (kind === 'create' && ['', 'a.'].includes(id)) continue
      expect(catchRejection(() => mutate([{ [kind]: body }])).status).toBe(400)
    }
    expect(ask('*._id')).toEqual(['here'])
  })
})

it('names the invalid id and the reason', () => {
  const { mutate } = testLake()
  const { message } = catchRejection(() =>
    mutate([{ create: { _id: 'icon.versions', _type: 'a' } }]),
  )
  expect(message).toContain('Invalid document ID "icon.versions"')
  expect(message).toContain('the local lake has no releases')
})

it('completes an id prefix, except an invalid one', () => {
  const { mutate } = testLake()
  const [made] = mutate([{ create: { _id: 'drafts.', _type: 'a' } }]).results
  expect(made?.id).toMatch(/^drafts\.\w{22}$/)
  for (const _id of ['versions.', `${'x'.repeat(120)}.`]) {
    expect(catchRejection(() => mutate([{ create: { _id, _type: 'a' } }])).status).toBe(400)
  }
})

it('rejects a draft whose id would be too long', () => {
  const long = { _id: 'x'.repeat(125), _type: 'a' }
  const { act } = testLake([long])
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${long._id}`,
    publishedId: long._id,
    patch: { set: { b: 1 } },
  }
  expect(catchRejection(() => act([edit])).status).toBe(400)
})
