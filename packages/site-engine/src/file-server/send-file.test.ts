import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { abortedDownload, rawRequest } from '../testing/front-doors.ts'
import { startTestServer } from '../testing.ts'
import { type FolderFile, readFolderFiles } from './folder-files.ts'
import { type Answer, createFileListener } from './listener.ts'
import { sendFile } from './send-file.ts'

/** A server of one file, and its log. */
async function serving(answer: (file: FolderFile) => Answer) {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-send-'))
  const film = join(folder, 'film.mp4')
  await writeFile(film, Buffer.alloc(3_000_000))
  const [file] = readFolderFiles(folder).values()
  if (!file) throw new Error('The folder is empty')
  const log = vi.fn()
  const server = await startTestServer(createFileListener(answer(file), log))
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  return { port: server.port, film, log }
}

/** Whether this process has a file open (Linux). */
async function isOpen(file: string): Promise<boolean> {
  const names = await readdir('/proc/self/fd')
  const targets = names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''))
  return (await Promise.all(targets)).includes(file)
}

it.runIf(process.platform === 'linux')(
  'opens nothing for good for a client that went away before the file was open',
  async () => {
    const done = Promise.withResolvers<unknown>()
    const { port, film, log } = await serving((file) => async (request, response) => {
      await once(response, 'close')
      const sent = sendFile(request, response, file)
      sent.catch(done.resolve)
      return sent
    })
    await abortedDownload(port, '/film.mp4', true)
    expect(await done.promise).toMatchObject({ code: 'ERR_STREAM_UNABLE_TO_PIPE' })
    await vi.waitFor(async () => expect(await isOpen(film)).toBe(false), 30_000)
    expect(log).not.toHaveBeenCalled()
  },
)

it('closes the connection when a response fails midway, and logs it once', async () => {
  const error = new Error('The disk is gone')
  const { port, log } = await serving(() => async (_request, response) => {
    response.writeHead(200, { 'content-length': 10 })
    await new Promise((resolve) => response.write('half', resolve))
    throw error
  })
  const { status, body } = await rawRequest(port, { target: '/film.mp4' })
  expect([status, String(body)]).toEqual([200, 'half'])
  expect(log.mock.calls).toEqual([[error, '/film.mp4']])
})

it('answers 500 when nothing was sent, and logs it once', async () => {
  const { port, film, log } = await serving(
    (file) => (request, response) => sendFile(request, response, file),
  )
  await rm(film)
  expect((await rawRequest(port, { target: '/film.mp4' })).status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
})

it('answers pipelined requests in turn, and disconnects a client that sends too many', async () => {
  let running = 0
  let most = 0
  const { port } = await serving((file) => async (request, response) => {
    running += 1
    most = Math.max(most, running)
    await sendFile(request, response, file)
    running -= 1
  })
  const request = async (count: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET /film.mp4 HTTP/1.1\r\nhost: a\r\nrange: bytes=0-9\r\n\r\n'.repeat(count - 1))
    socket.write(
      'GET /film.mp4 HTTP/1.1\r\nhost: a\r\nrange: bytes=5-9\r\nconnection: close\r\n\r\n',
    )
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    await new Promise((resolve) => socket.once('close', resolve))
    return Array.from(received.matchAll(/content-range: bytes (\d)/gi), ([, first]) => first)
  }
  expect(await request(50)).toEqual([...Array(49).fill('0'), '5'])
  expect(most).toBeLessThan(4)
  expect((await request(5_000)).length).toBeLessThan(200)
})
