import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { formatMessage } from '../alerts/message.ts'
import { formatChatMessage, formatFloodMessage, formatMail } from './enquiry-text.ts'

const urls = { siteUrl: 'https://kitewright.example', studioUrl: 'https://studio.example' }
const enquiry = {
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: 'web-development',
  message: 'A shop.\n\nAbout: Web Development, Professional',
  timestamp: '25/11/2026, 10:05:09 am',
  about: 'Web Development, Professional',
  page: '/services/web-development',
  campaign: 'utm_source=mail',
  flag: 'sent 900 ms after page load',
}

/** The mail as sent: headers and text. */
async function sent(mail: object) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await transport.sendMail({
    ...mail,
    from: 'site@a.example',
    to: 'b@a.example',
  })
  const [head = '', ...body] = String(message).replaceAll('\n ', ' ').split('\n\n')
  return { head: head.split('\n'), body: body.join('\n\n') }
}

it('is a mail whose reply reaches the visitor, with a constant message id', async () => {
  const { head, body } = await sent(formatMail(enquiry, urls))
  expect(head).toEqual(
    expect.arrayContaining([
      'Subject: Enquiry from Asha Rao: Web Development, Professional',
      'Reply-To: Asha Rao <asha@company.example>',
      `Message-ID: <enquiry.${enquiry.id}@kitewright.example>`,
    ]),
  )
  for (const line of [
    enquiry.phone,
    enquiry.message,
    'Page: https://kitewright.example/services/web-development',
    'Campaign: utm_source=mail',
    'Odd: sent 900 ms after page load',
    'Project: Web Development',
    `Inbox: https://studio.example/inbox/${enquiry.id}`,
  ]) {
    expect(body).toContain(line)
  }
})

it('lists the senders of a flood in one message, and counts the others', () => {
  const received = Array.from({ length: 25 }, () => ({ enquiry }))
  const text = formatMessage(formatFloodMessage(received, urls))
  expect(text).toContain('25 enquiries arrived during a flood')
  expect(text.match(/Asha Rao, asha@company\.example, \+91 98765 43210, A shop\./g)).toHaveLength(
    20,
  )
  expect(text).toContain('and 5 more')
  expect(text).toContain('https://studio.example/inbox')
})

it.each([
  'a@b.example\r\nBcc: all@evil.example',
  'a@b.example, all@evil.example',
  '<a@b.example>',
  'nobody',
])('writes no header for an invalid address: %j', async (email) => {
  const name = 'Asha\r\nBcc: all@evil.example\r\n\r\n'
  const { head } = await sent(formatMail({ ...enquiry, email, name }, urls))
  expect(head.filter((line) => /^(reply-to|bcc|cc)/i.test(line))).toEqual([])
  const valid = await sent(formatMail({ ...enquiry, name }, urls))
  expect(valid.head.filter((line) => /^(bcc|cc)/i.test(line))).toEqual([])
  expect(valid.head.filter((line) => /^reply-to/i.test(line))).toHaveLength(1)
})

it('is short in a chat, without misleading links', () => {
  const message = `${'x'.repeat(3_000)}`
  const text = formatMessage(
    formatChatMessage({ ...enquiry, message: `[Pay](https://evil.example) ${message}` }, urls),
  )
  expect(text.length).toBeLessThan(2_000)
  expect(text).toContain('[Pay] (https://evil.example)')
  expect(text).toContain('asha@company.example, +91 98765 43210')
  expect(text).toContain(`Open the inbox: https://studio.example/inbox/${enquiry.id}`)
})
