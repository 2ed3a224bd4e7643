import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer, runningLake } from './running-lake.ts'
import { startedLake } from './started-lake.ts'

/** Short, and without an end: all documents times all documents, and again. */
const ENDLESS = 'count(*[count(*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]) > 1])'
/** Doubles a text until nothing holds it; in a thread this would end the process of the lake. */
const LARGE = `upper([{"a":"12345678"}]${'{"a":a+a}'.repeat(25)}[0].a)`
const ENORMOUS = `{"a":${LARGE},"b":${LARGE},"c":${LARGE}}`
/** Takes minutes to be read. */
const CHAIN = `${'true||'.repeat(45_000)}true`

const path = '/v2025-02-19/data/query/production'
const limit = (description: string) => ({ error: { type: 'queryLimitError', description } })

describe('the lake', () => {
  let lake: Awaited<ReturnType<typeof startedLake>>
  beforeAll(async () => {
    lake = await startedLake('--in-memory')
  })
  afterAll(() => lake.stop())

  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${lake.url}${path}?query=${encodeURIComponent(query)}`, { headers })

  it('refuses what takes too long or too much, and answers all others meanwhile', async () => {
    const evil = [ask(ENDLESS), ask(ENORMOUS), ask(ENDLESS), ask(ENORMOUS)]
    let meanwhile = 0
    let over = false
    const ended = Promise.allSettled(evil).then(() => {
      over = true
    })
    while (!over) {
      expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
      const mine = await ask('*[_id == "home"][0]._type', bearer())
      expect(await mine.json()).toMatchObject({ result: 'home' })
      meanwhile += 1
    }
    await ended
    expect(meanwhile).toBeGreaterThan(10)
    const answers = await Promise.all(evil)
    const time = limit('Maximum query execution time exceeded')
    const memory = limit('Maximum working set exceeded: the query or its answer is too large')
    expect(answers.map(({ status }) => status)).toEqual([504, 400, 504, 400])
    for (const [place, body] of [time, memory, time, memory].entries()) {
      expect(await answers[place]?.json()).toMatchObject(body)
    }
    expect(lake.said().match(/ warn: Maximum .+ exceeded/g)).toHaveLength(4)
    expect(await (await ask('count(*[_type == "home"])')).json()).toMatchObject({ result: 1 })
  })

  it('reads nothing for a page that does not say who it is', async () => {
    for (const site of ['cross-site', 'same-site']) {
      // Malformed: would be refused with 400 if it were read.
      expect((await ask('*[', { 'sec-fetch-site': site })).status).toBe(403)
    }
    expect((await ask('*[', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask('1', { 'sec-fetch-site': 'none' })).status).toBe(200)
    const ours = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }
    expect((await ask('1', ours)).status).toBe(200)
  })

  it.skipIf(!existsSync('/proc/self'))('leaves no process behind when it is killed', async () => {
    const killed = await startedLake('--in-memory')
    const url = `${killed.url}${path}?query=1`
    expect((await fetch(url)).status).toBe(200)
    const children = readFileSync(`/proc/${killed.pid}/task/${killed.pid}/children`, 'utf8')
    const [pid, ...more] = children.trim().split(' ')
    // Empty for one that ended and was not yet asked how.
    const program = () => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    expect(program()).toContain('query-program')
    expect(more).toEqual([])
    await killed.stop('SIGKILL')
    await vi.waitFor(() => expect(program() || 'gone').toBe('gone'), { timeout: 10_000 })
  })
})

describe('limits', () => {
  let lake: Awaited<ReturnType<typeof runningLake>>
  beforeAll(async () => {
    lake = await runningLake({ queryTime: 500 })
    const documents = Array.from({ length: 100 }, (_, n) => ({ _id: `d${n}`, _type: 'd', n }))
    await lake.client().mutate(documents.map((create) => ({ create })))
  })
  afterAll(() => lake.close())

  const post = (query: string) =>
    lake.ask(path, { method: 'POST', body: JSON.stringify({ query }) })

  it.each([
    ['long to read', CHAIN, 504],
    ['too long', `"${'x'.repeat(300_000)}"`, 413],
    ['nested too deeply', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, 400],
    ['a list in a list, and so on', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['a text without an end', `[{"a":"12345678"}]${'{"a":a+a}'.repeat(27)}`, 400],
  ])('%s', async (_name, query, status) => {
    const answer = await post(query)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { type: 'queryLimitError' } })
    expect(await (await post('1 + 1')).json()).toMatchObject({ result: 2 })
  })

  it('hold for listeners too: who writes and who else listens notices nothing', async () => {
    const list = `[${Array.from({ length: 50 }, (_, n) => n)}]`
    const endless = `*[count(${list}[count(${list}[count(${list}[count(${list}[count(${list}) > 0]) > 0]) > 0]) > 0]) > 0]`
    const listen = async (query: string) => {
      const response = await lake.ask(
        `/v1/data/listen/production?query=${encodeURIComponent(query)}`,
      )
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let heard = ''
      return async (word: string) => {
        while (!heard.includes(word)) {
          const { value, done } = (await reader?.read()) ?? { done: true }
          if (done) throw new Error(`The stream ended without "${word}": ${heard}`)
          heard += value
        }
        return heard
      }
    }
    const [evil, other] = [await listen(endless), await listen('*[_type == "new"]')]
    await evil('welcome')
    await lake.client().create({ _id: 'new', _type: 'new' })
    await other('"documentId":"new"')
    expect(await evil('channelError')).toContain('Maximum query execution time exceeded')
  })

  it('hold for queries that select what to change', async () => {
    const mutations = [{ delete: { query: `*[${ENDLESS} > 0]` } }]
    const answer = await lake.ask('/v1/data/mutate/production', {
      method: 'POST',
      headers: bearer(),
      body: JSON.stringify({ mutations }),
    })
    expect(answer.status).toBe(504)
    expect(await (await post('count(*[_type == "d"])')).json()).toMatchObject({ result: 100 })
  })
})
