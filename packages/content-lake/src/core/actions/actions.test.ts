import { describe, expect, it } from 'vitest'
import { catchRejection, testLake } from '../../../tests/test-lake.ts'

const service = { _id: 'service-a', _type: 'service', title: 'Web', price: 200 }
const draft = { ...service, _id: 'drafts.service-a', price: 275 }
const ids = { publishedId: 'service-a', draftId: 'drafts.service-a' }
const edit = { type: 'document.edit', ...ids, patch: { set: { price: 275 } } }
const publish = { type: 'document.publish', ...ids }

describe('edit', () => {
  it('creates a draft and keeps the published document', () => {
    const { act, get } = testLake([service])
    const { transactionId } = act(edit)
    expect(get('drafts.service-a')).toMatchObject({ price: 275, _rev: transactionId })
    expect(get('drafts.service-a')?._createdAt).toBe(get('service-a')?._createdAt)
    expect(get('service-a')?.price).toBe(200)
  })

  it('creates a draft without changes and sends an event', () => {
    const { act, get, log } = testLake([service])
    act({ ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
    act({ ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
    expect(get('drafts.service-a')?.price).toBe(200)
    expect(log).toHaveLength(2)
  })

  it('requires a document and its draft', () => {
    const { act } = testLake()
    expect(catchRejection(() => act(edit)).problem.type).toBe('documentNotFoundError')
    expect(catchRejection(() => act({ ...edit, draftId: 'drafts.other' })).status).toBe(400)
    expect(
      catchRejection(() => testLake([service]).act({ ...edit, patch: undefined })).status,
    ).toBe(400)
  })
})

describe('publish', () => {
  it('checks the expected revisions', () => {
    const { act, get } = testLake([service, draft])
    const outdatedPublish = { ...publish, ifPublishedRevisionId: 'older' }
    expect(catchRejection(() => act(outdatedPublish)).problem.type).toBe(
      'documentRevisionIDDoesNotMatchError',
    )
    expect(catchRejection(() => act({ ...publish, ifDraftRevisionId: 'older' })).status).toBe(409)
    act({ ...publish, ifPublishedRevisionId: get('service-a')?._rev })
    expect(catchRejection(() => act(publish)).problem.type).toBe('documentNotFoundError')
  })

  it('strengthens references', () => {
    const waiting = { _ref: 'group', _weak: true, _strengthenOnPublish: { type: 'serviceGroup' } }
    const staying = { _ref: 'x', _weak: true, _strengthenOnPublish: { type: 'x', weak: true } }
    const group = { _id: 'group', _type: 'serviceGroup' }
    const { act, get, mutate } = testLake([{ ...draft, refs: [waiting, { inner: staying }] }])
    expect(catchRejection(() => act(publish)).problem.referenceID).toBe('group')
    mutate([{ create: group }])
    act(publish)
    expect(get('service-a')?.refs).toEqual([
      { _ref: 'group' },
      { inner: { _ref: 'x', _weak: true } },
    ])
  })
})

describe('unpublish, discard and delete', () => {
  it('converts the published document to a draft', () => {
    const { act, get } = testLake([service])
    act({ type: 'document.unpublish', ...ids })
    expect(get('service-a')).toBeUndefined()
    expect(get('drafts.service-a')?.price).toBe(200)
  })

  it('rejects unpublishing a referenced document, and names the referrer', () => {
    const referrer = { _id: 'home', _type: 'home', service: { _ref: 'service-a' } }
    const { act } = testLake([service, referrer])
    for (const type of ['document.unpublish', 'document.delete']) {
      expect(catchRejection(() => act({ type, ...ids })).message).toContain('from "home"')
    }
  })

  it('discards a draft, once', () => {
    for (const discard of [
      { type: 'document.discard', draftId: 'drafts.service-a' },
      { type: 'document.version.discard', versionId: 'drafts.service-a' },
    ]) {
      const { act, get } = testLake([service, draft])
      act(discard)
      expect(get('drafts.service-a')).toBeUndefined()
      expect(get('service-a')?.price).toBe(200)
      expect(catchRejection(() => act(discard)).problem.type).toBe('documentNotFoundError')
    }
  })

  it('deletes the document with the named drafts, and rejects leaving one', () => {
    const { act, get } = testLake([service, draft])
    const remove = { type: 'document.delete', publishedId: 'service-a' }
    expect(catchRejection(() => act(remove)).status).toBe(400)
    act({ ...remove, includeDrafts: ['drafts.service-a'] })
    expect([get('service-a'), get('drafts.service-a')]).toEqual([undefined, undefined])
  })
})

describe('create and replace', () => {
  const create = {
    type: 'document.create',
    publishedId: 'service-a',
    attributes: draft,
    ifExists: 'fail',
  }

  it('creates a draft, and rejects an existing one', () => {
    const { act, get } = testLake()
    act(create)
    expect(get('drafts.service-a')?.price).toBe(275)
    expect(catchRejection(() => act(create)).problem.type).toBe('documentAlreadyExistsError')
    act({ ...create, ifExists: 'ignore', attributes: { ...draft, price: 1 } })
    expect(get('drafts.service-a')?.price).toBe(275)
  })

  it('restores an older revision as the draft', () => {
    const { act, get } = testLake([service])
    const attributes = { ...draft, price: 150, _rev: 'old' }
    act({ type: 'document.replaceDraft', publishedId: 'service-a', attributes })
    expect(get('drafts.service-a')?.price).toBe(150)
  })
})

it('runs all actions or none', () => {
  const { act, get } = testLake([service])
  const error = catchRejection(() => act(edit, { type: 'document.fly' }))
  expect(error).toMatchObject({ index: 1, status: 400 })
  expect(error.message).toContain('sanity.action.document.fly')
  expect(get('drafts.service-a')).toBeUndefined()
})
