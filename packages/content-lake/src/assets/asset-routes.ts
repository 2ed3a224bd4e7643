import { Hono } from 'hono'
import type { Lake } from '../core/lake.ts'
import { user } from '../http/access.ts'
import { type LakeContext, type LakeEnv, limitBody, MEBIBYTE } from '../http/exchange.ts'
import { createNotFoundError, createUnauthorizedError, HttpError } from '../http/http-error.ts'
import {
  type AssetKind,
  type AssetPlace,
  createFileAsset,
  getAssetId,
  isAssetName,
  type UploadMetadata,
  validateImageAsset,
} from './asset-document.ts'
import type { AssetFiles } from './asset-files.ts'
import { getImageType } from './image-facts.ts'
import { transformImage } from './transform.ts'

const MAX_UPLOAD_BYTES = 64 * MEBIBYTE

type AssetServices = { lake: Lake; files: AssetFiles; publicUrl: () => string }

/** Uploads of pictures and files. */
export function uploadRoutes(services: AssetServices) {
  const routes = new Hono<LakeEnv>()
  for (const kind of ['images', 'files'] as const) {
    routes.post(`/assets/${kind}/:dataset`, user, limitBody(MAX_UPLOAD_BYTES), (c) =>
      upload(services, kind, c),
    )
  }
  return routes
}

/** Public downloads, like Sanity's CDN: the content of a name never changes. */
export function createCdnRoutes(services: AssetServices) {
  return new Hono<LakeEnv>()
    .get('/images/:project/:dataset/:name', (c) => showImage(services, c))
    .get('/files/:project/:dataset/:name', (c) => showFile(services, c))
}

async function upload(
  { lake, files, publicUrl }: AssetServices,
  kind: AssetKind,
  c: LakeContext,
): Promise<Response> {
  const author = c.get('user')?.id
  if (!author) throw createUnauthorizedError()
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (bytes.length === 0) throw new HttpError(400, 'The upload is empty')
  const { projectId, dataset } = lake
  const location: AssetPlace = { publicUrl: publicUrl(), projectId, dataset }
  const make = kind === 'images' ? validateImageAsset : createFileAsset
  const { name, document } = await make(bytes, getUploadMetadata(c), location)
  await files.write(name, bytes)
  const mutations = [{ createIfNotExists: document }]
  const { results } = lake.transact({ author, mutations })
  return c.json({ document: results[0]?.document })
}

function getUploadMetadata({ req }: LakeContext): UploadMetadata {
  const { filename, label, title, description, creditLine, sourceId, sourceName, sourceUrl } =
    req.query()
  return {
    originalFilename: filename,
    mimeType: req.header('content-type')?.split(';')[0],
    label,
    title,
    description,
    creditLine,
    ...(sourceId && sourceName && { source: { id: sourceId, name: sourceName, url: sourceUrl } }),
  }
}

async function showImage(services: AssetServices, c: LakeContext): Promise<Response> {
  const { name, bytes } = await readAssetFile(services, 'images', c)
  const { searchParams } = new URL(c.req.url)
  const picture = await transformImage(bytes, searchParams, c.req.header('accept') ?? '')
  if (picture) return sendBytes(c, picture.bytes, `image/${picture.format}`)
  return sendBytes(c, bytes, getImageType(name.split('.').pop() ?? ''))
}

async function showFile(services: AssetServices, c: LakeContext): Promise<Response> {
  const { name, bytes } = await readAssetFile(services, 'files', c)
  const [sha1 = '', extension = ''] = name.split('.')
  const document = services.lake.documents.get(getAssetId({ sha1, extension }))
  return sendBytes(c, bytes, String(document?.mimeType ?? 'application/octet-stream'))
}

async function readAssetFile({ lake, files }: AssetServices, kind: AssetKind, c: LakeContext) {
  c.header('access-control-allow-origin', '*')
  const { project, dataset, name = '' } = c.req.param()
  const isHere = project === lake.projectId && dataset === lake.dataset && isAssetName(kind, name)
  const bytes = isHere ? await files.read(name) : null
  if (!bytes) throw createNotFoundError('Asset not found')
  return { name, bytes }
}

function sendBytes(c: LakeContext, bytes: Buffer, type: string): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    // Uploaded files must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(c.req.query('dl') !== undefined && { 'content-disposition': 'attachment' }),
  })
}
