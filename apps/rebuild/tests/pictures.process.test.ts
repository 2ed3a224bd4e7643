import { expect, it } from 'vitest'
import { liveId, liveProblems } from './data-folder.ts'
import { limitsEnv } from './limited-service.ts'
import { runningService } from './running-service.ts'

it('publishes without pictures that do not load, and shows the earlier ones until they do', async () => {
  await using running = await runningService(limitsEnv({ lakeTimeoutMs: 4_000 }))
  const { folder, lake, service } = running
  const before = await liveId(folder)
  const page = async (path: string) => (await fetch(`${service.site}${path}`)).text()
  const shown = extractPictures(await page('/blog'))
  expect(shown.length).toBeGreaterThan(0)

  // One after another, they would take longer than the limit.
  expect(lake.movePictures('moved')).toBeGreaterThan(4)
  lake.servePictures(false)
  const price = lake.setPrice('web-development', 91)
  await service.publish()
  const { lastPublication } = await service.until(({ live }) => live.id !== before)
  expect(await service.shows('/services/web-development', `>${price}`)).toBe(true)
  expect(extractPictures(await page('/blog'))).toEqual(shown)
  expect(lastPublication.notes).toContainEqual(
    expect.stringMatching(
      /^The picture of the post “.+” .* did not come within 4 seconds. Visitors see the earlier one.$/,
    ),
  )
  expect(await liveProblems(folder)).toEqual([])

  // An unchanged build makes no release, but requests the pictures again.
  const { live, builds } = await service.status()
  expect((await service.admin('rebuild')).status).toBe(202)
  await service.until((status) => status.builds > builds && !status.running)
  expect((await service.status()).live.id).toBe(live.id)

  lake.servePictures(true)
  expect((await service.admin('rebuild')).status).toBe(202)
  const after = await service.until((status) => status.live.id !== live.id)
  expect(after.lastPublication.notes).toEqual([])
  expect(extractPictures(await page('/blog'))).toEqual(shown)
})

const extractPictures = (html: string) => [...html.matchAll(/\/media\/[\w.-]+/g)].map(String).sort()
