import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings/message-variables.ts'
import { type Channel, formatMessage } from './message.ts'

/** Ms for each step of talking to the mail server. */
const TIMEOUT_MS = 10_000

/** Sends mail over SMTP, with TLS where the server offers it. */
export function createMailChannel({ server, from, to }: MailSettings): Channel {
  const send = createSendMail(server)
  return {
    name: 'mail',
    send: (message, signal) =>
      send({ from, to, subject: message.subject, text: formatMessage(message) }, signal),
  }
}

/** Sends one mail; rejects when the server does not accept it. */
type SendMail = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

/**
 * @param server an address as in `MailSettings`.
 * @param isPooled whether to reuse a few connections for many mails.
 */
export function createSendMail(server: string, isPooled = false): SendMail {
  const transport = createMailTransport(server, isPooled)
  return async (mail, signal) => {
    // Prevents out-of-office replies.
    const headers = { 'Auto-Submitted': 'auto-generated' }
    // The library has no signal. An aborted mail may still arrive, and is sent again.
    await Promise.race([transport.sendMail({ ...mail, headers }), waitForAbort(signal)])
  }
}

/** Logs in without sending; rejects when the login fails. */
export async function verifyMailServer(server: string, signal: AbortSignal): Promise<void> {
  await Promise.race([createMailTransport(server, false).verify(), waitForAbort(signal)])
}

const createMailTransport = (server: string, isPooled: boolean) =>
  createTransport({
    url: server,
    pool: isPooled,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // A mail contains only its texts, no local or remote files.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const waitForAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
