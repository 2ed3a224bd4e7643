import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { formatFirstLine } from '@kitewright/content-loader/errors'
import { createChannels } from '@kitewright/rebuild/alerts'
import { createDestinations } from '@kitewright/rebuild/destinations'
import { getChannelLabels } from '@kitewright/rebuild/message-variables'
import { type RebuildSettings, readRebuildSettings } from '@kitewright/rebuild/settings'

/**
 * `pnpm alert:test [file]`: sends a test message to each channel of alerts and enquiries. Settings come from the
 * environment, or from a file of lines such as `NAME=value`. Prints the result of each. Exits with 1 when one fails,
 * when no channel is set, and when a setting is invalid.
 */

type Settings = Pick<RebuildSettings, 'alerts' | 'enquiries' | 'content'>

type TestChannel = { text: string; send: (signal: AbortSignal) => Promise<unknown> }

/** Timeout of one message, as in production. */
const TIMEOUT_MS = 20_000

const alertText = 'This is a test: somebody ran pnpm alert:test.'

export async function testEachChannel(
  settings: Settings,
): Promise<{ line: string; isDelivered: boolean }[]> {
  return Promise.all(
    createTestChannels(settings).map(async ({ text, send }) => {
      try {
        await send(AbortSignal.timeout(TIMEOUT_MS))
        return { line: `Taken      ${text}`, isDelivered: true }
      } catch (error) {
        return { line: `Not taken  ${text}: ${formatFirstLine(error)}`, isDelivered: false }
      }
    }),
  )
}

/** Uses the production code, so that the test covers the real channels. */
function createTestChannels({ alerts, enquiries, content }: Settings): TestChannel[] {
  const message = {
    subject: `${new URL(content.siteUrl).host}: A test`,
    parts: [{ title: alertText, lines: ['Alerts of the website come here.'], links: [] }],
  }
  const enquiry = {
    id: randomUUID(),
    name: 'A test',
    email: 'test@kitewright.example',
    phone: '–',
    project: '',
    timestamp: new Date().toISOString(),
    message: `${alertText} Enquiries from the website come here; this one is in no inbox.`,
  }
  return [
    ...createChannels(alerts).map(({ name, send }) => ({
      text: `alerts, ${formatLabel(name === 'mail', alerts.webhook, alerts.mail)}`,
      send: (signal: AbortSignal) => send(message, signal),
    })),
    // Not to the lake, where it would appear among real enquiries.
    ...createDestinations(enquiries, content, null).map(({ name, send }) => ({
      text: `enquiries, ${formatLabel(name === 'mail', enquiries.chat, enquiries.mail)}`,
      send: (signal: AbortSignal) => send({ enquiry, at: Date.now() }, signal),
    })),
  ]
}

const formatLabel = (
  isMail: boolean,
  chat: Settings['alerts']['webhook'],
  mail: Settings['alerts']['mail'],
) => getChannelLabels(isMail ? null : chat, isMail ? mail : null).join()

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  try {
    const env = file ? parseEnv(await readFile(file, 'utf8')) : process.env
    const settings = readRebuildSettings(env)
    const wrong = settings.warnings.filter((line) => /^(REBUILD_ALERT|ENQUIRY)_/.test(line))
    const outcomes = await testEachChannel(settings)
    for (const line of wrong) console.error(`Left out   ${line}`)
    for (const { line } of outcomes) console.log(line)
    if (outcomes.length === 0) {
      console.error('No channel is set. Set REBUILD_ALERT_URL or REBUILD_ALERT_SMTP_URL.')
    }
    const hasPassed = outcomes.length > 0 && outcomes.every(({ isDelivered }) => isDelivered)
    // The mail connection stays open for the next mail.
    process.exit(hasPassed && wrong.length === 0 ? 0 : 1)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
