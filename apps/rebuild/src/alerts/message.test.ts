import { expect, it } from 'vitest'
import { buildMessage, formatMessage } from './message.ts'
import type { Alert } from './sent-alerts.ts'
import { createSlackBody, createTeamsBody } from './webhook-channel.ts'

const alert: Alert = {
  key: 'a',
  version: '1',
  title: 'Not shown: service “A & B”',
  lines: ['Title: write <more>', '', 'x'.repeat(1_000)],
  links: [{ label: 'Open it', url: 'https://studio.example/a' }],
  resolvedText: null,
}
const message = buildMessage(
  { alerts: [alert], resolvedTexts: ['In order again: job “C”.'] },
  'kite.example',
)

it('has all alerts in one message, and names the website first', () => {
  expect(message.subject).toBe('kite.example: Not shown: service “A & B” (and 1 more)')
  expect(formatMessage(message)).toBe(
    `Not shown: service “A & B”\n• Title: write <more>\n• ${'x'.repeat(400)}…\nOpen it: https://studio.example/a\n\nIn order again: job “C”.`,
  )
})

it('stays short with many alerts', () => {
  const alerts = Array.from({ length: 50 }, () => alert)
  const { parts } = buildMessage({ alerts, resolvedTexts: [] }, 'kite.example')
  expect(parts).toHaveLength(11)
  expect(parts.at(-1)?.title).toBe('and 40 more; the Studio lists them')
})

it('escapes its text for Slack', () => {
  const { text, ...others } = createSlackBody(message)
  expect(others).toEqual({})
  expect(text).toContain('service “A &amp; B”')
  expect(text).toContain('write &lt;more&gt;')
})

it('mentions nobody in Slack, Mattermost and Rocket.Chat', () => {
  const of = (subject: string) => createSlackBody({ ...message, subject }).text.split('\n')[0]
  expect(of('<!channel> @all (@here)')).toBe('&lt;!channel&gt; @\u200Ball (@\u200Bhere)')
  expect(of('Write to asha@company.example')).toBe('Write to asha@company.example')
})

it('is an adaptive card for Teams, with buttons', () => {
  const { type, attachments } = createTeamsBody(message)
  expect(type).toBe('message')
  const [card] = attachments
  expect(card?.contentType).toBe('application/vnd.microsoft.card.adaptive')
  expect(card?.content.body.map(({ text }) => text)).toEqual([
    message.subject,
    'Not shown: service “A & B”',
    'Title: write <more>',
    `${'x'.repeat(400)}…`,
    'In order again: job “C”.',
  ])
  expect(card?.content.actions).toEqual([
    { type: 'Action.OpenUrl', title: 'Open it', url: 'https://studio.example/a' },
  ])
})
