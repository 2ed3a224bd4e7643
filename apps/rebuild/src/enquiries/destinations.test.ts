import { createLakeClient } from '@kitewright/content-loader/load'
import { expect, it } from 'vitest'
import { chatSink, mailSink } from '../../tests/alert-sinks.ts'
import { runningLake } from '../../tests/running-lake.ts'
import { readRebuildSettings } from '../settings/settings.ts'
import type { Destination } from './delivery-queue.ts'
import { createDestinations } from './destinations.ts'

const never = new AbortController().signal

const probe = ([first]: Destination[]) => {
  if (!first?.probe) throw new Error('It cannot be tried')
  return first.probe(never)
}

it('a probe of the lake leaves nothing there, and fails without write access', async () => {
  await using running = await runningLake({ seed: false })
  const { content, enquiries } = readRebuildSettings({
    ...running.env,
    SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length',
  })
  const { lake } = content
  if (!lake) throw new Error('There is no lake')
  const probeWith = (token: string) =>
    probe(createDestinations(enquiries, content, createLakeClient({ ...lake, token })))
  const before = await running.client.fetch('count(*)')
  await probeWith('local-editor')
  expect(await running.client.fetch('count(*)')).toBe(before)
  expect(await running.client.fetch('*[_id in path("enquiry.**")]')).toEqual([])
  await expect(probeWith('no-such-token')).rejects.toThrow()
})

it('a probe of the mail server logs in and sends nothing; a chat is not probed', async () => {
  await using chat = await chatSink()
  await using mail = await mailSink('right-word')
  const createWith = (password: string) => {
    const { content, enquiries } = readRebuildSettings({
      ...mail.env,
      REBUILD_ALERT_SMTP_URL: mail.env.REBUILD_ALERT_SMTP_URL.replace('//', `//site:${password}@`),
      ENQUIRY_MAIL_TO: 'sales@kitewright.example',
      ENQUIRY_CHAT_URL: chat.env.REBUILD_ALERT_URL,
    })
    return createDestinations(enquiries, content, null)
  }
  await probe(createWith('right-word'))
  await expect(probe(createWith('old-word'))).rejects.toThrow('Invalid login')
  expect(mail.mails).toEqual([])
  const toChat = createWith('right-word').find(({ name }) => name === 'chat')
  expect(toChat).toMatchObject({ name: 'chat' })
  expect(toChat?.probe).toBeUndefined()
})
