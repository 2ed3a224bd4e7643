import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { startProcess } from './service-process.ts'
import { standInLake } from './stand-in-lake.ts'

it('a publish clears the cache of what no build has used for 30 days', async () => {
  await using lake = await standInLake()
  await using data = await dataFolder(inject('base'))
  await using service = await startProcess({
    ...lake.env,
    REBUILD_DATA: data.folder,
    REBUILD_BUNDLE: inject('bundle'),
  })
  await service.idle()
  const media = join(data.folder, 'cache/media')
  const unused = join(media, 'unused.webp')
  await mkdir(media, { recursive: true })
  await writeFile(unused, 'a picture')
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await utimes(unused, longAgo, longAgo)

  const price = lake.setPrice('web-development', 77)
  expect((await service.publish()).status).toBe(202)
  await service.idle()
  expect(await service.shows('/services/web-development', `>${price}`)).toBe(true)
  await expect.poll(() => readdir(media)).not.toContain('unused.webp')
})
