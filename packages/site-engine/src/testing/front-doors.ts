import { readdir, readFile, rename } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'

/** A server in a separate process, and the files that it serves. */
export type TestServer = {
  port: number
  pid: number
  folder: string
  /** A page's address, and its file, which also has compressed forms. */
  page: string
  pageFile: string
  /** The address of a file of a megabyte or more. */
  film: string
}

const senseless = ['http://', 'https://[', '/%00', '*', 'a']

/** As a Location, a browser would read these as other hosts. */
const ofOtherHosts = [
  '//',
  '//localhost',
  '//:80',
  '/\\a',
  '/%5Ca',
  '//%2Fa',
  '/..//a',
  '/%zz',
  '/%',
]

const ranges: [string, number, string | undefined][] = [
  ['bytes=0-0', 206, 'bytes 0-0/SIZE'],
  ['bytes=-5', 206, 'bytes LAST5-LAST/SIZE'],
  ['bytes=5-2', 416, 'bytes */SIZE'],
  [`bytes=0-${'9'.repeat(26)}`, 206, 'bytes 0-LAST/SIZE'],
  [`bytes=${'9'.repeat(26)}-`, 416, 'bytes */SIZE'],
  [`bytes=-${'9'.repeat(26)}`, 416, 'bytes */SIZE'],
  ['bytes=0-1,5-6', 200, undefined],
  ['lines=1-2', 200, undefined],
]

const accepted: [string, 'br' | 'gzip' | undefined][] = [
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.5', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['zstd, xbr, brotli', undefined],
  ['', undefined],
]

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** Tests for every file server; each suite starts its own process. */
export function testServerBehavior(getServer: () => TestServer) {
  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(getServer().port, { method, target, headers })
  const isAlive = async () => expect((await ask(getServer().page)).status).toBe(200)
  const pageBytes = () => readFile(join(getServer().folder, getServer().pageFile))

  it.each(senseless)('answers %s with 400', async (target) => {
    expect((await ask(target)).status).toBe(400)
    await isAlive()
  })

  it.each(ofOtherHosts)('answers %s, and leads to no other host', async (target) => {
    const { status, headers } = await ask(target)
    expect([200, 308, 404]).toContain(status)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    await isAlive()
  })

  it('answers an absolute address like its path', async () => {
    const { port, page } = getServer()
    expect((await ask(`http://localhost:${port}${page}`)).body).toEqual(await pageBytes())
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
    const { status, headers } = await ask(getServer().page, {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('answers HEAD as GET, without the body', async () => {
    const [head, get] = [await ask(getServer().page, {}, 'HEAD'), await ask(getServer().page)]
    const withoutTime = ({ date: _, ...headers }: Record<string, string>) => headers
    expect(withoutTime(head.headers)).toEqual(withoutTime(get.headers))
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it.each(ranges)('answers the range %s with %i', async (range, status, expected) => {
    const page = await pageBytes()
    const answer = await ask(getServer().page, { range })
    const last = page.length - 1
    const expectedRange = expected
      ?.replace('SIZE', String(page.length))
      .replace('LAST5', String(last - 4))
      .replace('LAST', String(last))
    expect([answer.status, answer.headers['content-range']]).toEqual([status, expectedRange])
    const [, from, to] = expectedRange?.match(/(\d+)-(\d+)/) ?? []
    if (status === 206) expect(answer.body).toEqual(page.subarray(Number(from), Number(to) + 1))
    if (status === 200) expect(answer.body).toEqual(page)
    await isAlive()
  })

  it('sends a range only of the version that the client has', async () => {
    const { headers } = await ask(getServer().page)
    const part = async (known: string) =>
      (await ask(getServer().page, { range: 'bytes=0-9', 'if-range': known })).status
    expect(await part(headers['last-modified'] ?? '')).toBe(206)
    expect(await part('"another"')).toBe(200)
    expect(await part('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200)
  })

  it.each(accepted)('to a client that accepts "%s" sends %s', async (accept, encoding) => {
    const answer = await ask(getServer().page, { 'accept-encoding': accept })
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      encoding,
      // Pages also vary by type: they are Markdown for assistants.
      expect.stringMatching(/(^|, )Accept-Encoding$/),
    ])
    expect(unpacked(answer.body, encoding)).toEqual(await pageBytes())
  })

  it('answers 304 to a client with the same page and encoding', () =>
    // The service compresses a page again once it is live, which changes its tag.
    vi.waitFor(async () => {
      const of = async (encoding: string) =>
        (await ask(getServer().page, { 'accept-encoding': encoding })).headers.etag ?? ''
      const tags = [await of('br'), await of('gzip'), await of('identity')]
      expect(new Set(tags).size).toBe(3)
      const [br = '', gzip = ''] = tags
      const status = async (known: string) =>
        (await ask(getServer().page, { 'accept-encoding': 'br', 'if-none-match': known })).status
      expect(await status(br)).toBe(304)
      expect(await status(`"a", ${br}, "b"`)).toBe(304)
      expect(await status('*')).toBe(304)
      expect(await status(gzip)).toBe(200)
      const { headers } = await ask(getServer().page, {
        'accept-encoding': 'br',
        'if-none-match': br,
      })
      expect([headers.etag, headers.vary, headers['content-encoding']]).toEqual([
        br,
        expect.stringMatching(/(^|, )Accept-Encoding$/),
        undefined,
      ])
    }, 10_000))

  const open = async () => (await readdir(`/proc/${getServer().pid}/fd`)).length
  it.runIf(process.platform === 'linux')('keeps nothing open of downloads broken off', async () => {
    const { port, film } = getServer()
    await abortedDownload(port, film)
    const before = await open()
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 16 }, (_, index) => abortedDownload(port, film, index % 2 === 0)),
      )
    }
    await vi.waitFor(async () => expect(await open()).toBeLessThan(before + 10), 60_000)
  })

  it('survives unreadable files', async () => {
    const { folder, page, film } = getServer()
    const movedFolder = `${folder}-away`
    await rename(folder, movedFolder)
    try {
      for (const target of [page, film]) expect((await ask(target)).status).toBe(500)
    } finally {
      await rename(movedFolder, folder)
    }
    await isAlive()
  })
}

type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

type Request = { method?: string; target: string; headers?: Record<string, string> }

const getText = ({ method = 'GET', target, headers }: Request, port: number) => {
  const all = { host: `localhost:${port}`, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

/** Sends a raw request; rejects without a response. */
export async function rawRequest(port: number, request: Request): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(getText(request, port))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const all = Buffer.concat(chunks)
  const end = all.indexOf('\r\n\r\n')
  if (end < 0) throw new Error(`No answer to ${request.method ?? 'GET'} ${request.target}`)
  const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: all.subarray(end + 4),
  }
}

/** Aborts a download after the first bytes, or with `early` right after the request. */
export async function abortedDownload(port: number, target: string, early = false): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => {
    socket.once('close', resolve)
    socket.write(getText({ target }, port), early ? resolve : undefined)
    if (!early) socket.once('data', resolve)
  })
  socket.destroy()
}
