import { text } from 'node:stream/consumers'
import { startTestServer } from '@kitewright/site-engine/testing'
import { SMTPServer } from 'smtp-server'

/** A chat that accepts alerts, or answers with another status than 200. */
export async function chatSink() {
  const texts: string[] = []
  let status = 200
  let requests = 0
  let rejectEvery = Number.POSITIVE_INFINITY
  const server = await startTestServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    requests += 1
    const answer = requests % rejectEvery === 0 ? 503 : status
    if (answer === 200) texts.push(body.text)
    response.writeHead(answer).end()
  })
  return {
    ...server,
    env: { REBUILD_ALERT_URL: `${server.url}/hook` },
    /** The text of each accepted message. */
    texts,
    answer(next: number) {
      status = next
    },
    /** Refuses every `count`th message. */
    refuseEach(count: number) {
      rejectEvery = count
    },
  }
}

/**
 * A mail server that accepts everything, or stops answering.
 *
 * @param password the password that clients must send; unset: any.
 */
export async function mailSink(password?: string) {
  const mails: { from: string; to: string[]; raw: string }[] = []
  let hangs = false
  let unsure = Number.POSITIVE_INFINITY
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password: found }, _session, done) {
      const isRight = password === undefined || found === password
      done(isRight ? null : new Error('Wrong'), isRight ? { user: username } : undefined)
    },
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_session, greet) {
      if (!hangs) greet()
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      text(stream).then((sent) => {
        // Quoted-printable breaks long lines.
        const raw = sent.replaceAll('=\r\n', '')
        const to = rcptTo.map(({ address }) => address)
        mails.push({ from: mailFrom ? mailFrom.address : '', to, raw })
        done(mails.length % unsure === 0 ? new Error('It may have been taken') : null)
      }, done)
    },
  })
  // A test may kill the client.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    env: {
      REBUILD_ALERT_SMTP_URL: `smtp://127.0.0.1:${port}`,
      REBUILD_ALERT_FROM: 'site@kitewright.example',
      REBUILD_ALERT_TO: 'asha@kitewright.example, ben@kitewright.example',
    },
    mails,
    hang() {
      hangs = true
    },
    /** Accepts every `count`th mail but reports an error. */
    doubtEach(count: number) {
      unsure = count
    },
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
