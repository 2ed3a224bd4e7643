import type { ChatSettings } from '../settings/message-variables.ts'
import { type Channel, formatMessage, type Message } from './message.ts'

/**
 * Posts alerts as JSON.
 *
 * `slack`: `{text}`, for incoming webhooks of Slack, Mattermost, Rocket.Chat and compatible chats.
 * `teams`: an Adaptive Card in a message, the only body that a workflow of Microsoft Teams (“When a
 * Teams webhook request is received”) accepts.
 */
export const createWebhookChannel = ({ url, format }: ChatSettings): Channel => ({
  name: 'webhook',
  async send(message, signal) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        format === 'teams' ? createTeamsBody(message) : createSlackBody(message),
      ),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.ok) return
    const { status: statusCode } = response
    throw Object.assign(new Error(`It answered HTTP ${statusCode}`), { statusCode })
  },
})

/** @see https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const createSlackBody = (message: Message) => ({
  text: escapeText(`${message.subject}\n\n${formatMessage(message)}`),
})

/**
 * Slack reads `&`, `<` and `>` as the start of a link, a mention or an entity. Mattermost and Rocket.Chat read
 * `@all` as a mention; a zero-width space after the sign prevents that.
 */
const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\B@(?=\w)/g, '@\u200B')

/** @see https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using */
export const createTeamsBody = ({ subject, parts }: Message) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          createTextBlock(subject, { weight: 'Bolder', size: 'Medium' }),
          ...parts.flatMap(({ title, lines }, index) => [
            createTextBlock(title, { weight: 'Bolder', separator: index > 0 }),
            ...lines.map((line) => createTextBlock(line)),
          ]),
        ],
        actions: parts.flatMap(({ links }) =>
          links.map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
        ),
      },
    },
  ],
})

const createTextBlock = (text: string, style: object = {}) => ({
  type: 'TextBlock',
  text,
  wrap: true,
  ...style,
})
