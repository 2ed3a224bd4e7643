import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chatSink, mailSink } from '@kitewright/rebuild/tests/alert-sinks'
import { expect, it } from 'vitest'

/** The command itself. */
const command = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../alert-test.ts')], {
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, lines: `${stdout}${stderr}`.trim().split('\n') }),
    ({ code, stdout, stderr }) => ({ code, lines: `${stdout}${stderr}`.trim().split('\n') }),
  )

it('sends one message to each channel, and names failed ones', async () => {
  await using alerts = await chatSink()
  await using enquiries = await chatSink()
  await using mail = await mailSink()
  const env = {
    ...alerts.env,
    ...mail.env,
    ENQUIRY_CHAT_URL: enquiries.env.REBUILD_ALERT_URL,
    ENQUIRY_MAIL_TO: 'sales@kitewright.example',
  }
  const port = /slack at 127\.0\.0\.1:\d+$/
  expect(await command(env)).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(new RegExp(`^Taken +alerts, ${port.source}`)),
      expect.stringMatching(/^Taken +alerts, mail to asha@kitewright\.example, ben@\S+$/),
      expect.stringMatching(/^Taken +enquiries, mail to sales@kitewright\.example$/),
      expect.stringMatching(new RegExp(`^Taken +enquiries, ${port.source}`)),
    ],
  })
  expect(alerts.texts).toEqual([expect.stringContaining('localhost:4173: A test')])
  expect(enquiries.texts).toEqual([expect.stringContaining('Enquiry from A test')])
  expect(mail.mails.map(({ to }) => to.length).toSorted()).toEqual([1, 2])

  alerts.answer(404)
  const { code, lines } = await command({ ...env, ENQUIRY_MAIL_TO: 'sales' })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^Not taken +alerts, slack at .*: It answered HTTP 404$/),
    expect.stringMatching(/^Taken +alerts, mail /),
    expect.stringMatching(/^Taken +enquiries, slack /),
    expect.stringMatching(/^Left out +ENQUIRY_MAIL_TO: expected addresses/),
  ])
})

it('exits with 1 without a channel', async () => {
  expect(await command({})).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^No channel is set/)],
  })
})
