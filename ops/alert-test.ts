import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { firstLine } from '@kitewright/content-loader/errors'
import { channelsOf } from '@kitewright/rebuild/alerts'
import { destinationsOf } from '@kitewright/rebuild/destinations'
import { channelLabels } from '@kitewright/rebuild/message-variables'
import { type RebuildSettings, readRebuildSettings } from '@kitewright/rebuild/settings'

/**
 * `pnpm alert:test [file]`: one message by each way to people that the settings of the environment, or of a file of lines
 * such as `NAME=value`, know: those of alerts and those of enquiries. Says of each whether it was taken; ends with 1 when
 * one was not, when there is none, and when a setting makes no sense.
 */

type Settings = Pick<RebuildSettings, 'alerts' | 'enquiries' | 'content'>

type Way = { words: string; send: (signal: AbortSignal) => Promise<unknown> }

/** Ms that one may take, as with real ones. */
const TIMEOUT_MS = 20_000

const words = 'This is a test: somebody ran pnpm alert:test.'

export async function outcomesOf(
  settings: Settings,
): Promise<{ line: string; isTaken: boolean }[]> {
  return Promise.all(
    waysOf(settings).map(async ({ words, send }) => {
      try {
        await send(AbortSignal.timeout(TIMEOUT_MS))
        return { line: `Taken      ${words}`, isTaken: true }
      } catch (error) {
        return { line: `Not taken  ${words}: ${firstLine(error)}`, isTaken: false }
      }
    }),
  )
}

/** By the code of real ones, that there be no other way than that which was tried. */
function waysOf({ alerts, enquiries, content }: Settings): Way[] {
  const message = {
    subject: `${new URL(content.siteUrl).host}: A test`,
    parts: [{ title: words, lines: ['Alerts of the website come here.'], links: [] }],
  }
  const enquiry = {
    id: randomUUID(),
    name: 'A test',
    email: 'test@kitewright.example',
    phone: '–',
    project: '',
    timestamp: new Date().toISOString(),
    message: `${words} Enquiries from the website come here; this one is in no inbox.`,
  }
  return [
    ...channelsOf(alerts).map(({ name, send }) => ({
      words: `alerts, ${wayTo(name === 'mail', alerts.webhook, alerts.mail)}`,
      send: (signal: AbortSignal) => send(message, signal),
    })),
    // Without the lake, where it would stand among real ones.
    ...destinationsOf(enquiries, content, null).map(({ name, send }) => ({
      words: `enquiries, ${wayTo(name === 'mail', enquiries.chat, enquiries.mail)}`,
      send: (signal: AbortSignal) => send({ enquiry, at: Date.now() }, signal),
    })),
  ]
}

const wayTo = (
  isMail: boolean,
  chat: Settings['alerts']['webhook'],
  mail: Settings['alerts']['mail'],
) => channelLabels(isMail ? null : chat, isMail ? mail : null).join()

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  try {
    const env = file ? parseEnv(await readFile(file, 'utf8')) : process.env
    const settings = readRebuildSettings(env)
    const wrong = settings.warnings.filter((line) => /^(REBUILD_ALERT|ENQUIRY)_/.test(line))
    const outcomes = await outcomesOf(settings)
    for (const line of wrong) console.error(`Left out   ${line}`)
    for (const { line } of outcomes) console.log(line)
    if (outcomes.length === 0) {
      console.error('Nobody is told of anything: see REBUILD_ALERT_URL and REBUILD_ALERT_SMTP_URL.')
    }
    const isWell = outcomes.length > 0 && outcomes.every(({ isTaken }) => isTaken)
    // Connections to a mail server are kept for the next mail.
    process.exit(isWell && wrong.length === 0 ? 0 : 1)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
