import type { ListenEvent, ListenOptions, LiveEvent } from '@sanity/client'
import { afterAll, expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'

const lake = await startTestLake()
afterAll(lake.close)

/** Collects the events of a stream, and waits for a number of them. */
function collected<Event>(stream: {
  subscribe(observer: { next(event: Event): void; error(error: unknown): void }): {
    unsubscribe(): void
  }
}) {
  const events: Event[] = []
  let failure: unknown
  let resume = () => {}
  const observer = {
    next: (event: Event) => {
      events.push(event)
      resume()
    },
    error: (error: unknown) => {
      failure = error
      resume()
    },
  }
  const subscription = stream.subscribe(observer)
  return {
    events,
    async until(count: number): Promise<Event[]> {
      while (events.length < count) {
        if (failure) throw failure
        await new Promise<void>((resolve) => {
          resume = resolve
        })
      }
      return events
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  }
}

it('sends events for documents that appear, change and disappear', async () => {
  const client = lake.createTestClient()
  const query = '*[_type == "job" && open == true]'
  const options: ListenOptions = {
    events: ['welcome', 'mutation'],
    includeResult: true,
    includePreviousRevision: true,
    effectFormat: 'mendoza',
  }
  using collectedEvents = collected<ListenEvent<{ title: string }>>(
    client.listen(query, {}, options),
  )
  await collectedEvents.until(1)
  await client.create({ _id: 'job', _type: 'job', open: true, title: 'A' })
  await client.create({ _id: 'other', _type: 'faq', open: true })
  const { _rev } = await client.patch('job').set({ title: 'B' }).commit()
  await client.patch('job').set({ open: false }).commit()
  const [welcome, ...mutations] = await collectedEvents.until(4)
  expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
  expect(mutations).toMatchObject([
    { type: 'mutation', documentId: 'job', transition: 'appear', result: { title: 'A' } },
    {
      transition: 'update',
      resultRev: _rev,
      transactionId: _rev,
      previous: { title: 'A' },
      result: { title: 'B' },
      mutations: [{ patch: { id: 'job', set: { title: 'B' } } }],
      effects: { apply: [17, 'B', 'title', 17, expect.any(String), '_updatedAt'] },
    },
    { transition: 'disappear', previousRev: _rev },
  ])
  expect(mutations[0]).not.toHaveProperty('previousRev')
})

// `MutationEvent` in `src/types.ts` of @sanity/client: “The total number of events that will be sent for this
// transaction. Note that this may differ from the amount of documents affected by the transaction, as this number
// only includes the documents that matches the given filter.” Sanity's Studio counts on it: `getPairListener.ts`
// holds the events of a document back until it has that many.
it('counts only events that the listener receives', async () => {
  const client = lake.createTestClient()
  await client.create({ _id: 'drafts.counted-b', _type: 'counted' })
  const options: ListenOptions = { events: ['welcome', 'mutation'], includeAllVersions: true }
  const pair = { ids: ['counted-b', 'drafts.counted-b'] }
  using ofPair = collected<ListenEvent>(client.listen('*[_id in $ids]', pair, options))
  const anonymousClient = lake.createTestClient({ token: undefined })
  using published = collected<ListenEvent>(
    anonymousClient.listen('*[_type == "counted"]', {}, options),
  )
  await Promise.all([ofPair.until(1), published.until(1)])
  await client
    .transaction()
    .create({ _id: 'counted-a', _type: 'counted' })
    .create({ _id: 'drafts.counted-a', _type: 'counted' })
    .create({ _id: 'counted-b', _type: 'counted' })
    .delete('drafts.counted-b')
    .commit()
  const place = (documentId: string, transactionCurrentEvent: number) => ({
    documentId,
    transactionCurrentEvent,
    transactionTotalEvents: 2,
  })
  expect((await ofPair.until(3)).slice(1)).toMatchObject([
    place('counted-b', 1),
    place('drafts.counted-b', 2),
  ])
  expect((await published.until(3)).slice(1)).toMatchObject([
    place('counted-a', 1),
    place('counted-b', 2),
  ])
})

it('sends drafts only to listeners with a token', async () => {
  const query = '*[_type == "secret"]'
  const events: ListenOptions['events'] = ['welcome', 'mutation']
  const listeners = [
    lake.createTestClient().listen(query, {}, { events }),
    lake.createTestClient({ token: undefined }).listen(query, {}, { events }),
  ].map((stream) => collected<ListenEvent>(stream))
  await Promise.all(listeners.map((listener) => listener.until(1)))
  const ids = ['drafts.x', 'x']
  for (const _id of ids) await lake.createTestClient().create({ _id, _type: 'secret' })
  const collectedEvents = await Promise.all(
    [3, 2].map(async (count, place) =>
      (await listeners[place]?.until(count))?.flatMap((event) =>
        'documentId' in event ? [event.documentId] : [],
      ),
    ),
  )
  expect(collectedEvents).toEqual([ids, ['x']])
  for (const listener of listeners) listener[Symbol.dispose]()
})

it('sends missed events after a reconnect', async () => {
  const client = lake.createTestClient()
  const first = await client.create({ _id: 'a', _type: 'resume' })
  await client.patch('a').set({ n: 1 }).commit()
  const query = encodeURIComponent('*[_type == "resume"]')
  const path = `/v1/data/listen/production?enableResume=true&query=${query}`
  const openAt = async (id: string) => {
    const control = new AbortController()
    const headers = { ...createBearer(), 'last-event-id': id }
    const { body } = await lake.ask(path, { headers, signal: control.signal })
    let text = ''
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString()
      if (text.includes('event: mutation') || text.includes('event: reset')) break
    }
    control.abort()
    return text
  }
  const resumed = await openAt(`${first._rev}#a`)
  expect(resumed).toContain('event: welcomeback')
  expect(resumed).toContain('"set":{"n":1}')
  expect(await openAt('unknown#a')).toContain('event: reset')
})

it('rejects a listener with a malformed query', async () => {
  const { status } = await lake.ask('/v1/data/listen/production?query=*[', {
    headers: createBearer(),
  })
  expect(status).toBe(400)
})

it('reports stale results', async () => {
  const client = lake.createTestClient()
  using anonymousClient = collected<LiveEvent>(
    lake.createTestClient({ token: undefined }).live.events(),
  )
  using editor = collected<LiveEvent>(client.live.events({ includeDrafts: true }))
  await Promise.all([anonymousClient.until(1), editor.until(1)])
  await client.create({ _id: 'drafts.live', _type: 'post' })
  await client.create({ _id: 'live', _type: 'post' })
  const message = { type: 'message', tags: ['s1:all'] }
  expect(await editor.until(3)).toMatchObject([{ type: 'welcome' }, message, message])
  expect(await anonymousClient.until(2)).toMatchObject([{ type: 'welcome' }, message])
})

it('answers a HEAD request for a stream at once', async () => {
  for (const path of ['/v1/data/listen/production', '/v1/data/live/events/production']) {
    const origin = 'http://localhost:3333'
    const response = await lake.ask(path, { method: 'HEAD', headers: { origin } })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  }
})
