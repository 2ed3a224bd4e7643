import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLakeClient } from '@kitewright/content-loader/load'
import type { LakeSettings } from '@kitewright/content-loader/settings'
import type { Fields } from '@kitewright/content-rules/check'
import { type Enquiry, getEnquiryDocumentId } from '@kitewright/protocol/enquiry'
import { LIVE_PATH, liveRevisionsSchema } from '@kitewright/protocol/site'
import type { SanityClient } from '@sanity/client'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

const TIMEOUT_MS = 15_000
const PAUSE_MS = 250

type Probes = {
  lake: LakeSettings
  writeToken: string | null
  siteUrl: string
  contactEndpoint: string | null
  /** Ms until a publish must be live. */
  longest: number
  /** Whether publishing is paused. */
  isPaused: () => Promise<boolean>
  /** Advice when a publish of that time, in ms since 1970, is not live. */
  whyNotLive: (since: number) => Promise<string>
}

/** Acts like an editor and a visitor, and removes its traces. */
export const probeChecks = (all: Probes): Check[] => [
  { name: 'Publish', run: () => publish(all) },
  { name: 'Enquiry', run: () => checkEnquiry(all) },
]

const createSkippedWarning = (what: string) =>
  createWarning(
    `${what} was not tried: SANITY_WRITE_TOKEN is not set`,
    'pnpm hosted:setup makes one',
  )

/**
 * Publishes the settings of the site unchanged: they only get a new revision, so no page changes, and there is nothing to
 * remove.
 */
async function publish(all: Probes): Promise<Finding[]> {
  const { lake, writeToken, siteUrl, longest } = all
  if (!writeToken) return [createSkippedWarning('A publish')]
  if (await all.isPaused()) {
    return [
      createWarning(
        'was not tried: publishing is paused',
        'Resume publishing, then run this again',
      ),
    ]
  }
  const client = createLakeClient({ ...lake, token: writeToken })
  const query = '*[_type == $type][0]'
  const document = await client.fetch<Fields | null>(query, { type: 'siteSettings' })
  const same = document && Object.entries(document).find(([name]) => !name.startsWith('_'))
  if (!document || !same) {
    return [
      createFailure('There are no settings of the site', 'pnpm hosted:setup imports the content'),
    ]
  }
  const [id, before] = [String(document._id), String(document._rev)]
  const start = Date.now()
  const { _rev: rev } = await client
    .patch(id)
    .ifRevisionId(before)
    .set(Object.fromEntries([same]))
    .commit()
  if (rev === before) {
    return [
      createWarning(
        'Sanity made no revision of a publish that changes nothing',
        'Publish something in the Studio, and see “Live after …” there',
      ),
    ]
  }
  const isLive = await pollUntil(
    longest,
    async () => (await fetchLiveRevision(siteUrl, id)) === rev,
  )
  if (isLive) return [createOk(`live after ${((Date.now() - start) / 1000).toFixed(1)} s`)]
  return [createFailure(`not live after ${longest / 1000} s`, await all.whyNotLive(start))]
}

async function fetchLiveRevision(siteUrl: string, id: string): Promise<string | undefined> {
  const url = `${siteUrl}${LIVE_PATH}?at=${Date.now()}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) return undefined
  return liveRevisionsSchema.parse(await response.json())[id]
}

/** An enquiry as the form sends it, marked as spam: it reaches the Inbox under Spam, but neither mail nor chat. */
const probeEnquiry = (): Enquiry => ({
  id: randomUUID(),
  name: 'Probe of pnpm hosted:doctor',
  email: 'probe@doctor.example',
  phone: '-',
  project: '',
  message: 'A probe. It is removed at once.',
  timestamp: new Date().toISOString(),
  flag: 'hidden field filled in: a probe',
})

async function checkEnquiry({
  lake,
  writeToken,
  siteUrl,
  contactEndpoint,
}: Probes): Promise<Finding[]> {
  if (!contactEndpoint) return [createOk('the form sends nothing, on purpose')]
  if (!contactEndpoint.startsWith('/')) {
    return [
      createWarning(
        'was not tried: nobody here can look into the spreadsheet or remove a probe from it',
        'Send one with the form, and look there',
      ),
    ]
  }
  const enquiry = probeEnquiry()
  const start = Date.now()
  const response = await fetch(`${siteUrl}${contactEndpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status !== 201) {
    return [
      createFailure(
        `${siteUrl}${contactEndpoint} answers HTTP ${response.status}`,
        'apps/rebuild/README.md, Enquiries: the proxy hands it on, and PUBLIC_SITE_URL is the address of visitors',
      ),
    ]
  }
  if (!writeToken) return [createSkippedWarning('It was taken; whether it is in the Inbox')]
  const client = createLakeClient({ ...lake, token: writeToken }).withConfig({ perspective: 'raw' })
  return checkInbox(client, getEnquiryDocumentId(enquiry.id), start)
}

async function checkInbox(client: SanityClient, id: string, start: number): Promise<Finding[]> {
  const exists = await pollUntil(30_000, async () => Boolean(await client.getDocument(id)))
  if (!exists) {
    return [
      createFailure(
        'taken, and not in the Inbox after 30 s',
        'SANITY_WRITE_TOKEN of the service, and its /status: enquiries',
      ),
    ]
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  const forGood = { id, purge: true }
  await client.mutate([{ delete: forGood }], { returnDocuments: false })
  return [createOk(`in the Inbox after ${seconds} s, and removed`)]
}

/** Polls until the answer is yes; false after a timeout. */
async function pollUntil(longest: number, is: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + longest
  for (;;) {
    if (await is()) return true
    if (performance.now() >= end) return false
    await wait(PAUSE_MS)
  }
}
