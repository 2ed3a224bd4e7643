import { createTransport } from 'nodemailer'
import type { AlertSettings } from '../alert-settings.ts'
import type { Channel } from './channel.ts'
import { textOf } from './message.ts'

/** Ms for each step of talking to the mail server. */
const PATIENCE = 10_000

/** Sends mail over SMTP, with TLS where the server offers it. */
export function mailChannel({ server, from, to }: NonNullable<AlertSettings['mail']>): Channel {
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  })
  return {
    name: 'mail',
    async send(message, signal) {
      const sent = transport.sendMail({
        from,
        to,
        subject: message.subject,
        text: textOf(message),
        // No mail program answers it with a note of absence.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      // The library knows no signal. What is given up may arrive all the same, and is sent again.
      await Promise.race([sent, aborted(signal)])
    },
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
