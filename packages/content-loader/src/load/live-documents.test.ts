import { describe, expect, it } from 'vitest'
import { localLake } from '../../tests/local-lake.ts'
import { liveDocuments } from './live-documents.ts'

const about = { _id: 'about', _type: 'about', _rev: 'r2', lead: 'New' }
const home = { _id: 'home', _type: 'home', _rev: 'r1' }
const past = { _id: 'about', _type: 'about', _rev: 'r1', lead: 'Old' }

/** A lake that serves the site too: `live` is in its `live.json`, `history` what the lake still has. */
const lakeOf = (live: Record<string, string>, history: readonly { _id: string; _rev: string }[]) =>
  localLake((response, request) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lake')
    const id = pathname.split('/').at(-1)
    const isHistory = pathname.includes('/data/history/production/documents/')
    const documents = history.filter(
      ({ _id, _rev }) => _id === id && _rev === searchParams.get('revision'),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isHistory ? { documents } : live))
  })

describe('liveDocuments', () => {
  it('asks the history only for what is published otherwise by now, or no more', async () => {
    const gone = { _id: 'faq', _type: 'faq', _rev: 'r7' }
    await using lake = await lakeOf({ about: 'r1', home: 'r1', faq: 'r7' }, [past, gone])
    const found = await liveDocuments(lake.settings.apiHost ?? '', lake.settings, [about, home])
    expect(found).toEqual([past, home, gone])
    expect(lake.requests).toHaveLength(3)
    expect(lake.requests[0]?.path).toMatch(/^\/live\.json\?at=\d+$/)
  })

  it('leaves out what the history has no more, and what is newer than the site', async () => {
    await using lake = await lakeOf({ about: 'r1' }, [])
    expect(await liveDocuments(lake.settings.apiHost ?? '', lake.settings, [about, home])).toEqual(
      [],
    )
  })

  it.each([
    ['answers no JSON', 200, '<!doctype html>'],
    ['answers something else', 200, '["about"]'],
    ['has no such file', 404, '{}'],
  ])('rejects when the site %s', async (_, status, body) => {
    await using lake = await localLake((response) => response.writeHead(status).end(body))
    await expect(liveDocuments(lake.settings.apiHost ?? '', lake.settings, [])).rejects.toThrow()
  })
})
