import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
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
 * A fake content lake: it answers queries for revisions, for documents by id, and else with all documents. The lake of the global setup
 * serves the pictures, and this one after `movePictures`.
 */
export async function fakeLake(documents = lakeDocuments(), at?: number) {
  let mode: Mode = 'well'
  let requests = 0
  const pending = new Set<() => void>()
  let picturesCome = true
  const server = createServer((request, response) => {
    const picture = pictures.get(request.url?.replace(/\?.*/, ''))
    if (picture) {
      if (!picturesCome) return
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture)
      return
    }
    requests += 1
    const reply = () => void answer(request, response, { mode, documents, updateRevisions })
    if (mode === 'hold') pending.add(reply)
    else reply()
  })
  // A later server can reuse the port.
  const port = at ?? (await findFreePort())
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${port}`
  const assets = documents.filter(({ _type }) => _type === 'sanity.imageAsset')
  for (const asset of assets) asset.url = `${process.env.PICTURES_URL ?? url}/${asset.path}`
  const updateRevisions = createRevisionUpdater(documents)
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
      for (const reply of pending) reply()
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

type Lake = { mode: Mode; documents: LakeDocument[]; updateRevisions: () => void }

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { mode, documents, updateRevisions }: Lake,
) {
  const reply = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (mode === 500 || mode === 401) {
    return reply(mode, { error: { description: 'Not now', type: 'busy' } })
  }
  const { query, ids } = await readQuery(request)
  const found = mode === 'empty' ? [] : documents
  if (ids) return reply(200, { result: found.filter(({ _id }) => ids.has(_id)) })
  if (!query.includes('"revisions"')) return reply(200, { result: found })
  updateRevisions()
  const revisions = found.map(({ _id, _rev }) => ({ _id, _rev }))
  reply(200, { result: { total: found.length, revisions } })
}

/** The client posts long queries. */
async function readQuery(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '', 'http://lake')
  const body: { query?: string; params?: { ids?: string[] } } =
    request.method === 'POST' ? JSON.parse(JSON.stringify(await json(request))) : {}
  const inAddress = searchParams.get('$ids')
  const list: string[] | undefined = inAddress ? JSON.parse(inAddress) : body.params?.ids
  return { query: searchParams.get('query') ?? body.query ?? '', ids: list && new Set(list) }
}

/** Gives each changed document another revision, as a lake does; tests may set one too. */
function createRevisionUpdater(documents: LakeDocument[]) {
  const getText = ({ _rev, ...document }: LakeDocument) => JSON.stringify(document)
  const remember = (document: LakeDocument) =>
    [document._id, { text: getText(document), rev: document._rev }] as const
  const known = new Map(documents.map(remember))
  return () => {
    const revision = randomUUID()
    for (const document of documents) {
      const last = known.get(document._id)
      const isSame = last?.text === getText(document)
      if (last && !isSame && last.rev === document._rev) document._rev = revision
      known.set(...remember(document))
    }
  }
}
