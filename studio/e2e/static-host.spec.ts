import {
  BUILD_ID,
  RELEASES_ID,
  reportBuild,
  reportFailure,
  STATUS_ID,
} from '@kitewright/protocol/site'
import type { SanityDocument } from '@sanity/client'
import { lakeClient } from './content-lake.ts'
import { goTo } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './places.ts'
import { serviceIdle } from './rebuild-service.ts'

const actions = 'https://github.com/kitewright/site/actions'
const place = {
  siteUrl: site.url,
  hasPreview: false,
  host: { name: 'GitHub Pages', url: `${actions}/workflows/deploy.yml` },
}
const nothing = { status: null, releases: null, contents: null }
const build = (run: number, price: number) => ({
  id: `github-${run}`,
  at: `2026-01-0${run}T10:00:00.000Z`,
  contentHash: String(price),
  contents: {
    'service-a': {
      type: 'service',
      name: 'Web',
      hash: String(price),
      rev: null,
      packages: [{ key: 'a', name: 'Starter', from: price }],
    },
  },
  offSite: {},
  quarantined: [],
  url: `${actions}/runs/${run}`,
})

/** Reports to the Studio in place of the rebuild service. */
async function write(documents: readonly ({ _id: string; _type: string } | null | undefined)[]) {
  for (const document of documents) if (document) await lakeClient.createOrReplace(document)
}

let statusOfService: (SanityDocument | null)[]
test.beforeEach(async () => {
  await serviceIdle()
  statusOfService = await lakeClient.getDocuments([STATUS_ID, RELEASES_ID])
})
// The service does not repeat a report.
test.afterEach(async () => {
  await write(statusOfService)
  await lakeClient.delete(BUILD_ID)
})

test('a static host lists its builds, says why one failed, and that visitors see another', async ({
  page,
}) => {
  const first = reportBuild(build(1, 50_000), place, nothing)

  await test.step('each build links to where it is restored', async () => {
    const { contents } = build(1, 50_000)
    const second = reportBuild(build(2, 60_000), place, { ...first, contents })
    await write([second.status, second.releases])
    await goTo(page, '/time-machine')
    await expect(page.getByText('This site is at a host that keeps its versions')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Restore a build at GitHub Pages' }),
    ).toHaveAttribute('href', place.host.url)
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('1 price')
    await versions.first().getByText('Web', { exact: true }).click()
    await expect(versions.first()).toContainText('Web: Starter ₹50K+ → ₹60K+')
    await expect(versions.first().getByText('Live', { exact: true })).toBeVisible()
    await expect(
      // The first build lists its changes too.
      versions.last().getByRole('link', { name: 'Open at GitHub Pages' }),
    ).toHaveAttribute('href', `${actions}/runs/1`)
    await expect(page.getByRole('button', { name: 'Restore …' })).toHaveCount(0)
  })

  await test.step('visitors see another version than the newest build', async () => {
    const about = { type: 'about', name: 'About', hash: '50', rev: 'refused', packages: [] }
    const report = reportBuild({ ...build(1, 50_000), contents: { about } }, place, nothing)
    await write([report.status, report.releases, report.build])
    await goTo(page, '/overview')
    await expect(page.getByRole('region', { name: 'The site' })).toContainText(
      'GitHub Pages shows another version than the newest build',
    )
    await expect(page.getByRole('region', { name: 'Share links' })).toContainText(
      'This site is at a static host',
    )
  })

  await test.step('a failed build links to the field', async () => {
    const failure = {
      at: new Date().toISOString(),
      message: 'Please fix these fields in the Studio and publish again:',
      problems: [
        { id: 'about', type: 'about', where: 'About', field: 'lead', what: 'expected text.' },
      ],
    }
    await write([reportFailure(failure, place, { ...nothing, status: first.status })])
    await expect(page.getByRole('region', { name: 'The site' })).toContainText('Not live')
    const toFix = page.getByRole('region', { name: 'To fix' })
    await toFix.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/about.*path=lead/)
  })
})
