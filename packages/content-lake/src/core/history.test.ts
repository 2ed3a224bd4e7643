import { expect, it } from 'vitest'
import { testLake } from '../../tests/test-lake.ts'
import { getEvents } from './history.ts'

const ids = { publishedId: 'a', draftId: 'drafts.a' }

function edited() {
  const lake = testLake([
    { _id: 'a', _type: 't', n: 0 },
    { _id: 'other', _type: 't' },
  ])
  const { act } = lake
  const edit = (n: number) => act({ type: 'document.edit', ...ids, patch: { set: { n } } })
  const first = edit(1).transactionId
  const second = edit(2).transactionId
  const publish = act({ type: 'document.publish', ...ids }).transactionId
  return { ...lake, edit, first, second, publish }
}

it('lists transactions of documents by range and in reverse', () => {
  const { history, first, second, publish, log } = edited()
  const listed = (span: object) =>
    history.transactions({ documents: ['a', 'drafts.a'], ...span }).map(({ id }) => id)
  expect(listed({ from: first })).toEqual([first, second, publish])
  expect(listed({ from: first, to: second })).toEqual([first, second])
  expect(listed({ reverse: true, limit: 2 })).toEqual([publish, second])
  expect(history.transactions({ documents: ['drafts.a'] })).toEqual(
    log.map((transaction) => ({
      ...transaction,
      changes: transaction.changes.filter(({ id }) => id === 'drafts.a'),
    })),
  )
})

it('keeps no content of a purged document, only its removal', () => {
  const { history, mutate, publish } = edited()
  const historyText = () => JSON.stringify(history.transactions({ documents: ['a'] }))
  expect(historyText()).toContain('"n":')
  mutate([{ delete: { id: 'a', purge: true } }])
  expect(historyText()).not.toContain('"n":')
  const [gone] = history.transactions({ documents: ['a'], reverse: true })
  expect(gone?.changes).toMatchObject([{ id: 'a', before: { _id: 'a', _type: 't' }, after: null }])
  expect(history.documentAt('a', { revision: publish })).toMatchObject({ _id: 'a', _type: 't' })
})

it('keeps the content of a document that was deleted without a purge', () => {
  const { history, mutate, publish } = edited()
  mutate([{ delete: { id: 'a' } }])
  expect(history.documentAt('a', { revision: publish })).toMatchObject({ n: 2 })
})

it('lists the events of a document', () => {
  const { history, act, edit, first, second, publish } = edited()
  edit(3)
  act({ type: 'document.discard', draftId: 'drafts.a' })
  act({ type: 'document.unpublish', ...ids })
  const kinds = (id: string) =>
    getEvents(history, id, { limit: 100, cursor: null }).events.map(({ type }) => type)
  const published = ['unpublishDocument', 'publishDocumentVersion', 'createLiveDocument']
  expect(kinds('a')).toEqual(published)
  expect(kinds('drafts.a')).toEqual([
    'unpublishDocument',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
    'createLiveDocument',
  ])
  const { events } = getEvents(history, 'drafts.a', { limit: 100, cursor: null })
  expect(events[3]).toMatchObject({ revisionId: publish, versionRevisionId: second })
  expect(events[4]).toMatchObject({ versionId: 'drafts.a', versionRevisionId: first })
})

it('paginates the events of a document', () => {
  const { history, publish } = edited()
  const page = getEvents(history, 'a', { limit: 1, cursor: null })
  expect(page).toMatchObject({ events: [{ revisionId: publish }], nextCursor: publish })
  const next = getEvents(history, 'a', { limit: 1, cursor: page.nextCursor })
  expect(next).toMatchObject({ events: [{ type: 'createLiveDocument' }], nextCursor: '' })
})
