import PQueue from 'p-queue'
import type { Lake } from '../core/lake.ts'
import { type Exchange, MEBIBYTE, readBytes, sendJson } from '../http/exchange.ts'
import { HttpError, missing, unauthorized } from '../http/http-error.ts'
import { type Route, route } from '../http/router.ts'
import { type AssetPlace, type AssetWords, fileAsset, imageAsset } from './asset-document.ts'
import type { AssetFiles } from './asset-files.ts'
import { type AssetKind, assetId, isAssetName } from './asset-name.ts'
import { imageType } from './image-facts.ts'
import { transformed } from './transform.ts'
import { parseTransformation } from './transformation.ts'

const LARGEST_UPLOAD = 64 * MEBIBYTE

/** Pictures that are changed side by side; each keeps several processors busy. */
const SIDE_BY_SIDE = 2

/** Pictures that may wait for their turn. */
const LONGEST_QUEUE = 100

export type AssetServices = { lake: Lake; files: AssetFiles; publicUrl: () => string }

/** Taking pictures and files in. */
export const uploadRoutes = (services: AssetServices): Route[] =>
  (['images', 'files'] as const).map((kind) =>
    route('POST', `/assets/${kind}/:dataset`, 'user', (exchange) =>
      upload(services, kind, exchange),
    ),
  )

/** Giving them out, as Sanity's CDN does: to anyone, under a name that never changes its meaning. */
export function cdnRoutes(services: AssetServices): Route[] {
  const queue = new PQueue({ concurrency: SIDE_BY_SIDE })
  return [
    route('GET', '/images/:project/:dataset/:name', 'open', (exchange) =>
      showImage(services, queue, exchange),
    ),
    route('GET', '/files/:project/:dataset/:name', 'open', (exchange) =>
      showFile(services, exchange),
    ),
  ]
}

async function upload(
  { lake, files, publicUrl }: AssetServices,
  kind: AssetKind,
  exchange: Exchange,
): Promise<void> {
  if (!exchange.user) throw unauthorized()
  const bytes = await readBytes(exchange, LARGEST_UPLOAD)
  if (bytes.length === 0) throw new HttpError(400, 'The upload is empty')
  const { projectId, dataset } = lake
  const place: AssetPlace = { publicUrl: publicUrl(), projectId, dataset }
  const make = kind === 'images' ? imageAsset : fileAsset
  const { name, document } = await make(bytes, wordsIn(exchange), place)
  await files.write(name, bytes)
  const mutations = [{ createIfNotExists: document }]
  const { results } = lake.transact({ author: exchange.user.id, mutations })
  sendJson(exchange, { document: results[0]?.document })
}

function wordsIn({ url, request }: Exchange): AssetWords {
  const said = (name: string) => url.searchParams.get(name) ?? undefined
  const [id, name] = [said('sourceId'), said('sourceName')]
  return {
    originalFilename: said('filename'),
    mimeType: request.headers['content-type']?.split(';')[0],
    label: said('label'),
    title: said('title'),
    description: said('description'),
    creditLine: said('creditLine'),
    ...(id && name && { source: { id, name, url: said('sourceUrl') } }),
  }
}

async function showImage(
  services: AssetServices,
  queue: PQueue,
  exchange: Exchange,
): Promise<void> {
  const { url, request, response, params } = exchange
  const bytes = await bytesOf(services, 'images', exchange)
  const extension = params.name?.split('.').pop() ?? ''
  const wanted = parseTransformation(url.searchParams, request.headers.accept ?? '')
  // A drawing is sharp at every size; only another format makes it another picture.
  if (!wanted || (extension === 'svg' && !wanted.format)) {
    return send(exchange, bytes, imageType(extension))
  }
  if (queue.size >= LONGEST_QUEUE) {
    response.setHeader('retry-after', '1')
    throw new HttpError(503, 'Too many pictures are being changed')
  }
  await queue.add(async () => {
    // Whoever waited may have gone meanwhile.
    if (response.closed) return
    const picture = await transformed(bytes, wanted)
    send(exchange, picture.bytes, `image/${picture.format}`)
  })
}

async function showFile(services: AssetServices, exchange: Exchange): Promise<void> {
  const bytes = await bytesOf(services, 'files', exchange)
  const [sha1 = '', extension = ''] = exchange.params.name?.split('.') ?? []
  const document = services.lake.documents.get(assetId({ sha1, extension }))
  send(exchange, bytes, String(document?.mimeType ?? 'application/octet-stream'))
}

async function bytesOf(
  { lake, files }: AssetServices,
  kind: AssetKind,
  { params }: Exchange,
): Promise<Buffer> {
  const { project, dataset, name = '' } = params
  const isHere = project === lake.projectId && dataset === lake.dataset && isAssetName(kind, name)
  const bytes = isHere ? await files.read(name) : null
  if (!bytes) throw missing('Asset not found')
  return bytes
}

function send({ response, url }: Exchange, bytes: Buffer, type: string): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    // Whatever was uploaded, it runs nothing here.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(url.searchParams.has('dl') && { 'content-disposition': 'attachment' }),
  })
  response.end(bytes)
}
