import {
  entryVersionsSchema,
  findVersions,
  getFacts,
  storeEntryVersions,
  VERSIONS_QUERY,
} from '@kitewright/protocol/site'
import { expect, it } from 'vitest'
import { testLake } from '../../testing/test-lake.ts'
import { fetchContents } from './use-entry-versions.ts'

const client = await testLake()
const id = 'faq-emergencies'

/** A release as its builder notes it, of one question. */
async function release() {
  const document = await client.getDocument(id)
  if (!document) throw new Error(`The seed has no ${id}.`)
  const contents = { [id]: getFacts(document, document._rev) }
  return { at: new Date().toISOString(), contents: () => contents, read: () => document }
}
const versions = async () => entryVersionsSchema.parse(await client.fetch(VERSIONS_QUERY))

it("reads the builder's documents in a lake only with the rights of an editor", async () => {
  const first = await release()
  await client.patch(id).set({ question: 'Who answers at night?' }).commit()
  const second = await release()
  await storeEntryVersions(client, [first, second])

  const [then] = findVersions(await versions(), first.at)
  expect(then).toMatchObject({ entry: id, type: 'faq', until: second.at })
  const ids = (await versions()).map(({ _id }) => _id)
  expect(ids).toHaveLength(2)
  const documents = await fetchContents(client, ids)
  expect(documents.map(({ question }) => question)).toContain('Who answers at night?')
  expect(await fetchContents(client, [String(then?._id)])).toEqual([first.read()])

  // The entry returns unchanged, so its version continues.
  await storeEntryVersions(client, [{ ...first, at: new Date().toISOString() }])
  expect((await versions()).find(({ _id }) => _id === then?._id)?.until).toBeNull()

  const anonymousClient = client.withConfig({ token: '' })
  expect(await anonymousClient.fetch(VERSIONS_QUERY)).toEqual([])
  expect(await fetchContents(anonymousClient, ids)).toEqual([])
})
