import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings/message-variables.ts'
import { type Channel, textOf } from './message.ts'

/** Ms for each step of talking to the mail server. */
const TIMEOUT_MS = 10_000

/** Sends mail over SMTP, with TLS where the server offers it. */
export function mailChannel({ server, from, to }: MailSettings): Channel {
  const send = mailSender(server)
  return {
    name: 'mail',
    send: (message, signal) =>
      send({ from, to, subject: message.subject, text: textOf(message) }, signal),
  }
}

/** Gives one mail to a server; rejects when it was not taken. */
type SendMail = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

/**
 * @param server an address as `MailSettings` has it.
 * @param isForMany whether mails may come one after another: a few connections then take them all.
 */
export function mailSender(server: string, isForMany = false): SendMail {
  const transport = transportTo(server, isForMany)
  return async (mail, signal) => {
    // No mail program answers it with a note of absence.
    const headers = { 'Auto-Submitted': 'auto-generated' }
    // The library knows no signal. What is given up may arrive all the same, and is sent again.
    await Promise.race([transport.sendMail({ ...mail, headers }), aborted(signal)])
  }
}

/** Whether a server greets, and takes name and password; rejects when it does not. Nothing is sent. */
export async function greetMailServer(server: string, signal: AbortSignal): Promise<void> {
  await Promise.race([transportTo(server, false).verify(), aborted(signal)])
}

const transportTo = (server: string, isForMany: boolean) =>
  createTransport({
    url: server,
    pool: isForMany,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // A mail is what its texts say, and nothing from this machine or from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
