import { firstValueFrom, isObservable, of } from 'rxjs'
import { isRecord } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import { beforeAll, expect, it } from 'vitest'
import { documents, singletons } from '../schemaTypes/index.ts'
import { testSource } from '../testing/test-workspace.ts'
import { createPaneIds } from './faqs.ts'
import { rooms, structure } from './structure.ts'

/** A pane of documents with its arguments. */
type Pane = { path: string; type: unknown; pane: Record<string, unknown> }

const groups = [
  { _id: 'group-web', title: 'Web' },
  { _id: 'group-ai', title: 'AI' },
]
const categories = { ordered: ['Timelines', 'Pricing'], used: ['Pricing', 'Hardware'] }

let panes: Pane[]
beforeAll(async () => {
  const source = await testSource()
  const S = createStructureBuilder({ source, perspectiveStack: ['drafts'] })
  const listenQuery = (query: unknown) =>
    of(String(query).includes('serviceGroup') ? groups : categories)
  panes = await resolvePanes(structure(S, { documentStore: { listenQuery } }), [])
})

async function resolvePanes(unresolved: unknown, path: string[]): Promise<Pane[]> {
  const pane = await resolved(unresolved)
  if (!isRecord(pane)) return []
  if (Array.isArray(pane.items)) {
    const lists = await Promise.all(
      pane.items
        .filter(isRecord)
        .map((item) => (item.child ? resolvePanes(item.child, [...path, String(item.id)]) : [])),
    )
    return lists.flat()
  }
  const options = isRecord(pane.options) ? pane.options : {}
  const params = isRecord(options.params) ? options.params : {}
  return [{ path: path.join('/'), type: options.type ?? params.type, pane }]
}

/** A pane may be made when it is opened, may follow the content, and may be a builder. */
async function resolved(unresolved: unknown): Promise<unknown> {
  if (typeof unresolved === 'function') return resolved(unresolved())
  if (isObservable(unresolved)) return resolved(await firstValueFrom(unresolved))
  if (isRecord(unresolved) && typeof unresolved.serialize === 'function') {
    return unresolved.serialize({ path: [] })
  }
  return unresolved
}

const at = (path: string) => {
  const found = panes.find((pane) => pane.path === path)
  if (!found) throw new Error(`No pane at ${path}: ${panes.map((pane) => pane.path).join(', ')}`)
  return found.pane
}

it.each(documents.map(({ name }) => name))('%s has one room', (type) => {
  const found = panes.filter((pane) => pane.type === type)
  expect(new Set(found.map(({ path }) => path.split('/')[0])).size).toBe(1)
  expect(rooms.filter(({ types }) => types.some((listed) => listed === type))).toHaveLength(1)
})

it.each(singletons.map(({ name }) => name))('%s is listed once, under its own name', (type) => {
  const found = panes.filter((pane) => pane.type === type)
  expect(found).toHaveLength(1)
  expect(found[0]?.pane).toMatchObject({ type: 'document', options: { id: type, type } })
})

it('shows nothing that the content model does not have', () => {
  const types = new Set<unknown>([...documents, ...singletons].map(({ name }) => name))
  // Lists of our own.
  const own = new Set(['prices', 'pictures'])
  const unknown = panes.filter(({ path, type }) => !own.has(path) && !types.has(type))
  expect(unknown).toEqual([])
  expect(rooms.flatMap((room) => room.types).toSorted()).toEqual([...types].toSorted())
})

it('lists content in the order of an editor’s day, with further types after the articles', () => {
  const titles = rooms.map(({ title }) => title)
  const start = titles.indexOf('Pictures') + 1
  const pages = titles.indexOf('Pages')
  expect(titles.toSpliced(start, pages - start)).toEqual([
    'Services by group',
    'Price list',
    'Questions by topic',
    'Jobs',
    'Posts',
    'Authors',
    'Portfolio',
    'Pictures',
    'Pages',
    'Landing pages',
    'Legal',
    'Settings',
  ])
})

it('creates a service in the group and a question in the topic whose list is open', () => {
  expect(at('services/group-ai')).toMatchObject({
    options: { type: 'service', filter: 'group._ref == $group', params: { group: 'group-ai' } },
    menuItems: [
      {
        intent: {
          type: 'create',
          params: [{ type: 'service', template: 'service-in-group' }, { group: 'group-ai' }],
        },
      },
      { action: 'resetOrder' },
      { action: 'showIncrements' },
    ],
  })
  expect(at('faqs/topic-pricing')).toMatchObject({
    options: { type: 'faq', params: { category: 'Pricing' } },
    menuItems: [
      {
        intent: {
          type: 'create',
          params: [{ type: 'faq', template: 'faq-in-category' }, { category: 'Pricing' }],
        },
      },
      { action: 'resetOrder' },
      { action: 'showIncrements' },
    ],
  })
})

it('opens a single document from a link with its id', () => {
  const single = panes.filter(({ pane }) => pane.type === 'document')
  expect(single).toHaveLength(singletons.length)
  for (const { path, pane } of single) expect(path.split('/').at(-1)).toBe(pane.id)
})

it('keeps the list open beside a new or found entry', () => {
  const handles = (path: string, intent: string, wanted: object) => {
    const pane = at(path)
    const { canHandleIntent } = pane
    return typeof canHandleIntent === 'function' && canHandleIntent(intent, wanted, { pane })
  }
  expect(handles('jobs', 'create', { type: 'job', template: 'job' })).toBe(true)
  expect(handles('jobs', 'edit', { type: 'job', id: 'job-tester' })).toBe(true)
  expect(handles('jobs', 'edit', { type: 'post', id: 'post-news' })).toBe(false)
  expect(
    handles('faqs/topic-pricing', 'create', { type: 'faq', template: 'faq-in-category' }),
  ).toBe(true)
  expect(handles('faqs/topic-pricing', 'create', { type: 'faq', template: 'faq' })).toBe(false)
  // A question from another list may be on any topic.
  expect(handles('faqs/topic-pricing', 'edit', { type: 'faq', id: 'faq-payment' })).toBe(false)
  expect(handles('faqs/all', 'edit', { type: 'faq', id: 'faq-payment' })).toBe(true)
  expect(handles('prices', 'edit', { type: 'service', id: 'service-web-development' })).toBe(true)
  expect(handles('prices', 'edit', { type: 'job', id: 'job-tester' })).toBe(false)
})

it('orders topics as the home page does, and posts from the newest', () => {
  const topics = panes.map(({ path }) => path).filter((path) => path.startsWith('faqs/'))
  expect(topics).toEqual([
    'faqs/topic-timelines',
    'faqs/topic-pricing',
    'faqs/topic-hardware',
    'faqs/all',
  ])
  expect(at('posts')).toMatchObject({
    options: { defaultOrdering: [{ field: 'publishedAt', direction: 'desc' }] },
  })
})

it('makes unique ids from addresses', () => {
  expect(
    createPaneIds(['Working together', 'C', 'C++', 'हार्डवेयर', '—', 'Software & apps']),
  ).toEqual(['working-together', 'c', 'c-2', 'topic', 'topic-2', 'software-apps'])
})
