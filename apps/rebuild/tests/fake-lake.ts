import { createServer, type ServerResponse } from 'node:http'
import { seedAssets } from '@kitewright/seed/seed-assets'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { findFreePort } from '@kitewright/site-engine/testing'

export type LakeDocument = Record<string, unknown> & { _id: string; _type: string }

/** How the lake answers. `hold` keeps the request open until the behaviour changes. */
export type Mode = 'well' | 'hold' | 'empty' | 500 | 401

/** The seed as a lake returns it. */
export const lakeDocuments = (): LakeDocument[] =>
  seedDocuments().map((document) => ({ ...document }))

const pictures = new Map<string | undefined, string>(
  seedAssets().map(({ path, body }) => [path, body]),
)

/**
 * A fake content lake: it answers each query with all its documents. The lake of the global setup
 * serves the pictures, and this one after `movePictures`.
 */
export async function fakeLake(documents = lakeDocuments(), at?: number) {
  let mode: Mode = 'well'
  let requests = 0
  const pending = new Set<ServerResponse>()
  let picturesCome = true
  const server = createServer((request, response) => {
    const picture = pictures.get(request.url?.replace(/\?.*/, ''))
    if (picture) {
      if (!picturesCome) return
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture)
      return
    }
    requests += 1
    if (mode === 'hold') pending.add(response)
    else answer(response, mode, documents)
  })
  // A later server can reuse the port.
  const port = at ?? (await findFreePort())
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${port}`
  const assets = documents.filter(({ _type }) => _type === 'sanity.imageAsset')
  for (const asset of assets) asset.url = `${process.env.PICTURES_URL ?? url}/${asset.path}`
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections()
      server.close(() => closed())
    })
  return {
    port,
    url,
    documents,
    get requests() {
      return requests
    },
    env: {
      CONTENT_SOURCE: 'sanity',
      PUBLIC_SANITY_PROJECT_ID: 'kitewright',
      SANITY_API_HOST: url,
    },
    /** Serves pictures, or never answers requests for them. */
    servePictures(come: boolean) {
      picturesCome = come
    },
    /** Moves every picture to this lake, under another address; returns their number. */
    movePictures(tag: string): number {
      for (const asset of assets) asset.url = `${url}/${asset.path}?${tag}.svg`
      return assets.length
    },
    behave(next: Mode) {
      mode = next
      if (next === 'hold') return
      for (const response of pending) answer(response, next, documents)
      pending.clear()
    },
    /** Changes the price of a service's first package; returns it as pages show it. */
    setPrice(slug: string, thousands: number): string {
      const service = documents.find(({ _id }) => _id === `service-${slug}`)
      const tiers = Array.isArray(service?.tiers) ? service.tiers : []
      if (!service || !tiers[0]) throw new Error(`There is no service ${slug}`)
      service.tiers = [{ ...tiers[0], from: thousands * 1000 }, ...tiers.slice(1)]
      return `₹${thousands}K`
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

export type FakeLake = Awaited<ReturnType<typeof fakeLake>>

function answer(response: ServerResponse, mode: Mode, documents: LakeDocument[]) {
  const reply = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }
  switch (mode) {
    case 'empty':
      return reply(200, JSON.stringify({ result: [] }))
    case 500:
    case 401:
      return reply(mode, JSON.stringify({ error: { description: 'Not now', type: 'busy' } }))
    default:
      return reply(200, JSON.stringify({ query: '', result: documents, ms: 1 }))
  }
}
