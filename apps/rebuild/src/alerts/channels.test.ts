import { expect, it } from 'vitest'
import { chatSink, mailSink } from '../../tests/alert-sinks.ts'
import { readRebuildSettings } from '../settings/settings.ts'
import { createMailChannel } from './mail-channel.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const message = {
  subject: 'kite.example: Not shown: question “How?”',
  parts: [{ title: 'Not shown: question “How?”', lines: ['Title: empty'], links: [] }],
}
const never = new AbortController().signal

it('posts to a chat, and rejects with any status but 2xx', async () => {
  await using chat = await chatSink()
  const { webhook } = readRebuildSettings(chat.env).alerts
  if (!webhook) throw new Error('There is no webhook')
  await createWebhookChannel(webhook).send(message, never)
  expect(chat.texts).toEqual([`${message.subject}\n\nNot shown: question “How?”\n• Title: empty`])
  for (const status of [302, 404, 503]) {
    chat.answer(status)
    await expect(createWebhookChannel(webhook).send(message, never)).rejects.toThrow(
      `HTTP ${status}`,
    )
  }
})

it('mails to all recipients, marked as sent by a program', async () => {
  await using sink = await mailSink()
  const { mail } = readRebuildSettings(sink.env).alerts
  if (!mail) throw new Error('There is no mail server')
  await createMailChannel(mail).send(message, never)
  const [first, ...others] = sink.mails
  expect(others).toEqual([])
  expect(first).toMatchObject({
    from: 'site@kitewright.example',
    to: ['asha@kitewright.example', 'ben@kitewright.example'],
  })
  expect(first?.raw).toContain('Auto-Submitted: auto-generated')
  expect(first?.raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(first?.raw).toContain('Title: empty')
})

it('aborts when a mail server does not answer', async () => {
  await using sink = await mailSink()
  const { mail } = readRebuildSettings(sink.env).alerts
  if (!mail) throw new Error('There is no mail server')
  sink.hang()
  const sent = createMailChannel(mail).send(message, AbortSignal.timeout(200))
  await expect(sent).rejects.toThrow('timeout')
})
