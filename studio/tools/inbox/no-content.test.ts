import { documentTypes, storedTypes } from '@kitewright/content-types/model'
import { ENQUIRY_TYPE } from '@kitewright/protocol/enquiry'
import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { liveDocuments } from '../../publishing/site-check/live-documents.ts'
import { watchSite } from '../../publishing/site-check/live-site.ts'
import { createTestEnquiry } from '../../testing/test-enquiry.ts'
import { testLake } from '../../testing/test-lake.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { readEnquiry, sortEnquiries } from './enquiries.ts'

it('enquiries are no content: no type of the model, so no room, search, preview or check shows them', async () => {
  expect([...documentTypes, ...storedTypes]).not.toContain(ENQUIRY_TYPE)
  const { schema, tools } = await testSource()
  expect(schema.get(ENQUIRY_TYPE)).toBeUndefined()
  expect(tools.map(({ name }) => name)).toContain('inbox')
})

it('the whole site does not hold them, and the public cannot read them', async () => {
  const client = await testLake()
  const enquiry = createTestEnquiry()
  await client.create(enquiry)
  const { published, drafts } = await firstValueFrom(watchSite(client))
  expect(published.length).toBeGreaterThan(50)
  expect([...published, ...drafts].filter(({ _type }) => _type === ENQUIRY_TYPE)).toEqual([])

  const inbox = liveDocuments(client, [ENQUIRY_TYPE], readEnquiry, sortEnquiries)
  expect(await firstValueFrom(inbox)).toEqual({ list: [enquiry], invalidIds: [] })

  const anonymous = client.withConfig({ token: undefined })
  expect(await anonymous.fetch('*[_type == "enquiry"]')).toEqual([])
  expect(await anonymous.getDocument(enquiry._id)).toBeUndefined()
})
