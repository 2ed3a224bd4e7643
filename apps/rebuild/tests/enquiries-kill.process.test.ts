import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import { expect, inject, it } from 'vitest'
import { chatSink, mailSink } from './alert-sinks.ts'
import { dataFolder } from './data-folder.ts'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { lossyProxy } from './lossy-proxy.ts'
import { runningLake } from './running-lake.ts'
import { type ServiceProcess, startProcess } from './service-process.ts'

const COUNT = getPropertyRuns(1_000, 200)
const SENDERS = 20
const KILLS = getPropertyRuns(6, 3)

it(`stores each of ${COUNT} enquiries once, despite ${KILLS} kills and failing destinations`, async () => {
  await using stack = new AsyncDisposableStack()
  const lake = stack.use(await runningLake())
  const proxy = stack.use(await lossyProxy(lake.url, COUNT * 0.15))
  const mail = stack.use(await mailSink())
  const chat = stack.use(await chatSink())
  mail.doubtEach(COUNT * 0.2)
  chat.refuseEach(COUNT * 0.25)
  const { folder } = stack.use(await dataFolder(inject('base')))
  const env = {
    ...lake.env,
    SANITY_API_HOST: proxy.url,
    SANITY_WRITE_TOKEN: 'local-editor',
    REBUILD_DATA: folder,
    REBUILD_BUNDLE: inject('bundle'),
    ...mail.env,
    ENQUIRY_MAIL_TO: 'sales@kitewright.example',
    ENQUIRY_CHAT_URL: chat.env.REBUILD_ALERT_URL,
    ENQUIRY_MOST_PER_HOUR: '1000000',
    LOG_LEVEL: 'info',
  }
  let service: ServiceProcess = stack.use(await startProcess(env))
  const enquiries = Array.from({ length: COUNT }, (_, place) =>
    enquiryWith({ message: `Enquiry ${place}.` }),
  )
  const ids = enquiries.map(({ id }) => id)

  /** Retries until the enquiry is stored, as the form does. */
  const stored = async (enquiry: object) => {
    for (;;) {
      const status = await sendEnquiry(service.site, enquiry).then(
        (response) => response.status,
        () => null,
      )
      if (status === 201 || status === 200) return status
      expect(status).toBeOneOf([null, 503])
      await wait(25)
    }
  }
  let acknowledged = 0
  const waiting = enquiries.values()
  const sendEnquiries = async () => {
    for (const enquiry of waiting) {
      await stored(enquiry)
      acknowledged += 1
    }
  }
  const senders = Promise.all(Array.from({ length: SENDERS }, sendEnquiries))
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const threshold = Math.floor((COUNT * kill) / (KILLS + 1))
    while (acknowledged < threshold) await wait(2)
    await wait(randomInt(20))
    await service.kill()
    service = stack.use(await startProcess(env))
  }
  await senders
  const { enquiries: lines } = await service.until(({ enquiries: found }) =>
    found.every((line: { waiting: number }) => line.waiting === 0),
  )
  expect(lines).toHaveLength(3)

  // Each is stored, also where the first answer was lost.
  expect(await Promise.all(enquiries.map(stored))).toEqual(ids.map(() => 200))
  const inLake: string[] = await lake.client.fetch('*[_type == "enquiry"]._id')
  expect(inLake.toSorted()).toEqual(ids.map((id) => `enquiry.${id}`).toSorted())
  const mailed = mail.mails.flatMap(
    ({ raw }) => raw.match(/^Message-ID: <enquiry\.([\w-]+)@/im)?.[1] ?? [],
  )
  expect(mailed.length).toBeGreaterThanOrEqual(COUNT)
  expect([...new Set(mailed)].toSorted()).toEqual(ids.toSorted())
  const inChat = new Set(chat.texts.flatMap((text) => text.match(/Enquiry (\d+)\./)?.[1] ?? []))
  expect(inChat.size).toBe(COUNT)
  expect(await service.kill('SIGTERM')).toBe(0)

  const database = new DatabaseSync(join(folder, 'enquiries.sqlite'))
  const rows = database.prepare('select id, text from enquiries').all()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  // Every destination has it, so the text is deleted here.
  expect(rows.filter(({ text }) => text !== null)).toEqual([])
  database.close()
})
