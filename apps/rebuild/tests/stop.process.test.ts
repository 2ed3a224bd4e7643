import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { liveId } from './data-folder.ts'
import { runningService } from './running-service.ts'

/** More than what sockets hold of it while nobody reads. */
const size = 30_000_000

it('a service that stops sends to its end what it has begun to send', async () => {
  await using running = await runningService()
  await running.service.kill()
  // A file that stands there from the start is served.
  const release = join(running.folder, 'releases', await liveId(running.folder))
  await writeFile(join(release, 'large.txt'), Buffer.alloc(size, 'a'))
  const service = await running.start()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${service.site}/large.txt`, resolve).on('error', reject)
  })
  response.pause()
  const stopped = service.kill('SIGTERM')
  // It takes no more connections from now on, and has nothing else to do.
  await expect.poll(() => fetch(service.site).then(Boolean, () => false)).toBe(false)
  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(size)
  expect(await stopped).toBe(0)
})
