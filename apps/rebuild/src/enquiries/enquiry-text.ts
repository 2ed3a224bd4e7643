import { type Enquiry, getProjectLabel } from '@kitewright/protocol/enquiry'
import type { Message } from '../alerts/message.ts'

/** Addresses for the links of a message. */
export type SiteUrls = { siteUrl: string; studioUrl: string | null }

/** A chat rejects long texts; mail and inbox have the whole text. */
const MAX_CHAT_LENGTH = 1_500

/** The syntax of an email field in browsers (HTML standard, "valid email address"). */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** The mail for the team; a reply reaches the visitor. */
export function formatMail(enquiry: Enquiry, urls: SiteUrls) {
  const { id, name, email, phone, message } = enquiry
  const details = [...getDetails(enquiry, urls), ...getInboxDetails(id, urls)]
  return {
    // Constant, so that mail programs show a repeated mail once.
    messageId: `<enquiry.${id}@${new URL(urls.siteUrl).hostname}>`,
    subject: formatSubject(enquiry),
    // Only a valid address may be in a header.
    ...(emailAddress.test(email) && { replyTo: { name, address: email } }),
    text: [
      [name, email, phone].join('\n'),
      message,
      details.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ].join('\n\n'),
  }
}

/** A message for a chat. */
export function formatChatMessage(enquiry: Enquiry, urls: SiteUrls): Message {
  const { id, email, phone, message } = enquiry
  const details = getDetails(enquiry, urls).map(([label, value]) => `${label}: ${value}`)
  return {
    subject: escapeLinks(formatSubject(enquiry)),
    parts: [
      {
        title: escapeLinks([email, phone].join(', ')),
        lines: [truncateText(message), ...details].map(escapeLinks),
        links: getInboxDetails(id, urls).map(([, url]) => ({ label: 'Open the inbox', url })),
      },
    ],
  }
}

/** A chat rejects longer lists. */
const MAX_LISTED = 20

/** One message for all enquiries of a flood: who wrote, how to reach them, and how the message begins. */
export function formatFloodMessage(
  received: readonly { enquiry: Enquiry }[],
  { studioUrl }: SiteUrls,
): Message {
  const subject = `${received.length} enquiries arrived during a flood`
  const lines = received.slice(0, MAX_LISTED).map(({ enquiry }) => {
    const { name, email, phone, message } = enquiry
    return escapeLinks([name, email, phone, message.slice(0, 60).toWellFormed()].join(', '))
  })
  const more = received.length - lines.length
  const all = studioUrl ? 'The inbox has them all.' : 'GET /admin/enquiries lists them all.'
  const links = studioUrl ? [{ label: 'Open the inbox', url: `${studioUrl}/inbox` }] : []
  const rest = more > 0 ? [`and ${more} more`] : []
  return { subject, parts: [{ title: subject, lines: [...lines, ...rest, all], links }] }
}

const formatSubject = ({ name, about, project }: Enquiry) =>
  [`Enquiry from ${name}`, about || getProjectLabel(project)]
    .filter(Boolean)
    .join(': ')
    .slice(0, 200)

type Detail = [label: string, value: string]

function getDetails(enquiry: Enquiry, { siteUrl }: SiteUrls): Detail[] {
  const { project, about, page, landing, referrer, campaign, timestamp, flag } = enquiry
  const onSite = (path: string | undefined) => path && `${siteUrl}${path}`
  const details: [string, string | undefined][] = [
    ['Project', getProjectLabel(project)],
    ['About', about],
    ['Page', onSite(page)],
    ['First page', onSite(landing)],
    ['Came from', referrer],
    ['Campaign', campaign],
    ['Sent', timestamp],
    ['Odd', flag],
  ]
  return details.flatMap(([label, value]): Detail[] => (value ? [[label, value]] : []))
}

/** The enquiry's address in the Studio. */
const getInboxDetails = (id: string, { studioUrl }: SiteUrls): Detail[] =>
  studioUrl ? [['Inbox', `${studioUrl}/inbox/${id}`]] : []

const truncateText = (text: string) =>
  text.length > MAX_CHAT_LENGTH ? `${text.slice(0, MAX_CHAT_LENGTH).toWellFormed()}…` : text

/** Teams would show `[words](address)` as the words alone, and a visitor's link as ours. */
const escapeLinks = (text: string) => text.replaceAll('](', '] (')
