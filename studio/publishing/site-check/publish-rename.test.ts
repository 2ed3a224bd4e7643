import { filter, firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { testLake } from '../../testing/test-lake.ts'
import { watchSite } from './live-site.ts'
import { publishAll, renamePlan } from './publish-rename.ts'

const service = 'service-web-development'
const question = 'Is there a warranty?'
const typed = 'faq-warranty'
const placeholder = 'Yes. Starter is {range Starter of web-development}.'

const client = await testLake()

/** The whole site once it holds a draft. */
const siteWith = (id: string) =>
  firstValueFrom(
    watchSite(client).pipe(filter(({ drafts }) => drafts.some(({ _id }) => _id === id))),
  )

it('publishes a rename and the texts that follow it as one, and keeps drafts of others', async () => {
  await client.patch(typed).set({ 'answer[0].children[0].text': placeholder }).commit()
  const faq = await client.fetch('*[_type == "faq" && question == $question][0]', { question })
  const published = await client.getDocument(service)
  const tiers = published?.tiers.map((tier: { name: string }) =>
    tier.name === 'Starter' ? { ...tier, name: 'Launch' } : tier,
  )
  await client.create({ ...faq, _id: `drafts.${faq._id}`, question: 'Unfinished' })
  await client.create({ ...published, _id: `drafts.${service}`, _type: 'service', tiers })

  const site = await siteWith(`drafts.${service}`)
  const draft = site.drafts.find(({ _id }) => _id === `drafts.${service}`)
  if (!draft) throw new Error('There is no draft')
  expect(renamePlan(site, draft)?.count).toBe(1)
  expect(await publishAll(client, site, draft)).toBe(1)

  expect((await client.getDocument(service))?.tiers[0].name).toBe('Launch')
  expect(await client.getDocument(`drafts.${service}`)).toBeUndefined()
  const text = JSON.stringify(await client.getDocument(faq._id))
  expect(text).toContain('{range Launch of web-development}')
  expect(text).toContain(question)
  const draftJson = JSON.stringify(await client.getDocument(`drafts.${faq._id}`))
  expect(draftJson).toContain('{range Launch of web-development}')
  expect(draftJson).toContain('Unfinished')
})

it('publishes nothing if one of the texts was changed', async () => {
  const id = 'service-app-development'
  const published = await client.getDocument(id)
  const tiers = published?.tiers.map((tier: { name: string }) =>
    tier.name === 'Basic' ? { ...tier, name: 'Small' } : tier,
  )
  await client.create({ ...published, _id: `drafts.${id}`, _type: 'service', tiers })
  const site = await siteWith(`drafts.${id}`)
  await client.patch('post-when-a-pwa-is-enough').set({ author: 'Somebody' }).commit()

  const draft = site.drafts.find(({ _id }) => _id === `drafts.${id}`)
  await expect(publishAll(client, site, draft ?? {})).rejects.toThrow()
  expect((await client.getDocument(id))?.tiers[0].name).toBe('Basic')
  expect(await client.getDocument(`drafts.${id}`)).toBeDefined()
})
