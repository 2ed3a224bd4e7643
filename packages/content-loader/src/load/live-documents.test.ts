import { describe, expect, it, vi } from 'vitest'
import { localLake } from '../../tests/local-lake.ts'
import { readLiveDocuments } from './live-documents.ts'

const about = { _id: 'about', _type: 'about', _rev: 'r2', lead: 'New' }
const home = { _id: 'home', _type: 'home', _rev: 'r1' }
const read = ({ settings }: Awaited<ReturnType<typeof localLake>>, published: (typeof home)[]) =>
  readLiveDocuments({ siteUrl: settings.apiHost ?? '', lake: settings }, published)
const past = { _id: 'about', _type: 'about', _rev: 'r1', lead: 'Old' }

/** A lake that also serves the site: `live` is its `live.json`, `history` the lake's history. */
const createFakeLake = (
  live: Record<string, string>,
  history: readonly { _id: string; _rev: string }[],
) =>
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

describe('readLiveDocuments', () => {
  it('reads the history only of documents that changed or were deleted', async () => {
    const deleted = { _id: 'faq', _type: 'faq', _rev: 'r7' }
    await using lake = await createFakeLake({ about: 'r1', home: 'r1', faq: 'r7' }, [past, deleted])
    const found = await read(lake, [about, home])
    expect(found).toEqual([past, home, deleted])
    expect(lake.requests).toHaveLength(3)
    expect(lake.requests[0]?.path).toMatch(/^\/live\.json\?at=\d+$/)
  })

  it('omits documents without history, and those newer than the site', async () => {
    await using lake = await createFakeLake({ about: 'r1' }, [])
    expect(await read(lake, [about, home])).toEqual([])
  })

  it.each([
    ['answers no JSON', 200, '<!doctype html>'],
    ['answers something else', 200, '["about"]'],
    ['has no such file', 404, '{}'],
  ])('warns and returns none when the site %s', async (_, status, body) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await using lake = await localLake((response) => response.writeHead(status).end(body))
    expect(await read(lake, [home])).toEqual([])
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^The live version is unknown/))
  })
})
