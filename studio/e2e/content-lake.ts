import { readFile } from 'node:fs/promises'
import { documentTypes } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import { expect } from '@playwright/test'
import { createClient, type SanityDocument } from '@sanity/client'
import { lake, site } from './hosts.ts'

/** Changes content as a program does, past the Studio. */
export const lakeClient = createClient({
  projectId: lake.projectId,
  dataset: 'production',
  apiVersion: API_VERSION,
  apiHost: lake.url,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
  token: lake.writeToken,
})

/** All published content. */
export const publishedContent = (): Promise<SanityDocument[]> =>
  lakeClient.fetch('*[_type in $types && !(_id in path("drafts.**"))]', { types: documentTypes })

/** Resets the lake after a test, and waits until visitors see the given content again. */
export async function restoreContent(content: readonly SanityDocument[]) {
  await lakeClient.delete({
    query: '*[_id in path("drafts.**") || _type in ["siteSet", "siteDraftLink", "enquiry"]]',
  })
  const left = new Map((await publishedContent()).map(({ _id, _rev }) => [_id, _rev]))
  const changed = content.filter(({ _id, _rev }) => left.get(_id) !== _rev)
  for (const { _id } of content) left.delete(_id)
  if (changed.length + left.size === 0) return
  const transaction = lakeClient.transaction()
  for (const document of changed) transaction.createOrReplace(document)
  for (const id of left.keys()) transaction.delete(id)
  const { transactionId } = await transaction.commit()
  for (const document of changed) document._rev = transactionId
  await expect
    .poll(async () => {
      const live = await (await fetch(`${site.url}/live.json`)).json()
      return (
        changed.every(({ _id, _rev }) => live[_id] === _rev) && ![...left].some(([id]) => live[id])
      )
    })
    .toBe(true)
}

const signal = async (name: 'SIGSTOP' | 'SIGCONT') =>
  process.kill(Number(await readFile(lake.pidFile, 'utf8')), name)

/** Pauses the lake's process: its connections stay open without answers. */
export const freezeLake = () => signal('SIGSTOP')

/** Resumes a frozen lake; does nothing to a running one. */
export const thawLake = () => signal('SIGCONT')
