import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'

/** Compares all documents with each other, five levels deep. */
const ENDLESS = 'count(*[count(*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]) > 1])'
/** Takes the parser minutes. */
const CHAIN = `${'true||'.repeat(45_000)}true`
const path = '/v2025-02-19/data/query/production'

let lake: Awaited<ReturnType<typeof startTestLake>>
beforeAll(async () => {
  lake = await startTestLake({ queryTime: 200 })
  const documents = Array.from({ length: 100 }, (_, n) => ({ _id: `d${n}`, _type: 'd', n }))
  await lake.createTestClient().mutate(documents.map((create) => ({ create })))
})
afterAll(() => lake.close())

const post = (query: string) => lake.ask(path, { method: 'POST', body: JSON.stringify({ query }) })

it.each([
  ['runs too long', ENDLESS, 504],
  ['is parsed too long', CHAIN, 504],
  ['is too long', `"${'x'.repeat(300_000)}"`, 413],
  ['is nested too deeply', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, 400],
  ['has a list in a list, and so on', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
  ['makes a text that is too long', `[{"a":"12345678"}]${'{"a":a+a}'.repeat(27)}`, 400],
])('rejects a query that %s', async (_name, query, status) => {
  const answer = await post(query)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { type: 'queryLimitError' } })
  expect(await (await post('1 + 1')).json()).toMatchObject({ result: 2 })
})

it('rejects a result that is too large', async () => {
  await using patient = await startTestLake()
  const query = `[{"a":"12345678"}]${'{"a":a+a}'.repeat(22)}`
  const answer = await patient.ask(path, { method: 'POST', body: JSON.stringify({ query }) })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Maximum working set exceeded')
})

it('closes a listener whose query takes too long', async () => {
  const list = `[${Array.from({ length: 50 }, (_, n) => n)}]`
  const endless = `*[count(${list}[count(${list}[count(${list}[count(${list}[count(${list}) > 0]) > 0]) > 0]) > 0]) > 0]`
  const { body } = await lake.ask(`/v1/data/listen/production?query=${encodeURIComponent(endless)}`)
  await lake.createTestClient().create({ _id: 'new', _type: 'new' })
  const output = await new Response(body).text()
  expect(output).toContain('event: channelError')
  expect(output).toContain('Maximum query execution time exceeded')
})

it('changes nothing when the query that selects documents takes too long', async () => {
  const mutations = [{ delete: { query: `*[${ENDLESS} > 0]` } }]
  const init = { method: 'POST', headers: createBearer(), body: JSON.stringify({ mutations }) }
  expect((await lake.ask('/v1/data/mutate/production', init)).status).toBe(504)
  expect(await (await post('count(*[_type == "d"])')).json()).toMatchObject({ result: 100 })
})
