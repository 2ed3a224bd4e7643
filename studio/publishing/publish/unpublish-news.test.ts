import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { testLake } from '../../testing/test-lake.ts'
import { watchSite } from '../site-check/live-site.ts'
import { publishAgain } from './unpublish-news.ts'

const client = await testLake()
const id = 'post-when-a-pwa-is-enough'

/** Unpublishes the post as Sanity does, with the draft that is left. */
async function unpublish(draft: object = {}) {
  const published = await client.getDocument(id)
  if (!published) throw new Error('There is no post')
  await client
    .transaction()
    .createOrReplace({ ...published, _id: `drafts.${id}`, ...draft })
    .delete(id)
    .commit()
  return published
}

it('publishes the removed version again, and keeps a draft that differs', async () => {
  const site = await firstValueFrom(watchSite(client))
  const published = await unpublish()
  await publishAgain(client, site, published)
  expect(await client.getDocument(id)).toMatchObject({ title: published.title })
  expect(await client.getDocument(`drafts.${id}`)).toBeUndefined()

  await unpublish({ title: 'Rewritten' })
  await publishAgain(client, site, published)
  expect(await client.getDocument(id)).toMatchObject({ title: published.title })
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Rewritten' })
})

it('publishes nothing that would now be a problem', async () => {
  const site = await firstValueFrom(watchSite(client))
  const published = await unpublish()
  const twin = { ...published, _id: 'post-twin' }
  const siblings = site.published.filter(({ _id }) => _id !== id)
  const changedSite = { ...site, published: [...siblings, twin] }
  await expect(publishAgain(client, changedSite, published)).rejects.toThrow()
  expect(await client.getDocument(id)).toBeUndefined()
})
