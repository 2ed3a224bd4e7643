import { createHash } from 'node:crypto'
import { coverDrawings, POST_COVER_SIZE, PROJECT_COVER_SIZE } from '@kitewright/artwork/drawings'
import type { SanityImageAsset } from '@kitewright/content-types/model'

/** Fixed, so that the same content gives the same documents on every build. */
export const SEED_DATE = '2026-11-01T00:00:00Z'
export const SEED_REVISION = 'seed'

/** The pictures of the seed by name: three layers of each project, and one per post. */
const covers = {
  'cold-chain-tracker': PROJECT_COVER_SIZE,
  'cold-chain-tracker-board': PROJECT_COVER_SIZE,
  'cold-chain-tracker-screen': PROJECT_COVER_SIZE,
  'shared-basket-checkout': PROJECT_COVER_SIZE,
  'shared-basket-checkout-board': PROJECT_COVER_SIZE,
  'shared-basket-checkout-screen': PROJECT_COVER_SIZE,
  'shop-floor-job-cards': PROJECT_COVER_SIZE,
  'shop-floor-job-cards-board': PROJECT_COVER_SIZE,
  'shop-floor-job-cards-screen': PROJECT_COVER_SIZE,
  'invoice-reader': PROJECT_COVER_SIZE,
  'invoice-reader-board': PROJECT_COVER_SIZE,
  'invoice-reader-screen': PROJECT_COVER_SIZE,
  'how-to-read-a-fixed-price-quote': POST_COVER_SIZE,
  'when-a-pwa-is-enough': POST_COVER_SIZE,
  'from-prototype-board-to-production': POST_COVER_SIZE,
}

type Size = { readonly width: number; readonly height: number }

export type CoverName = keyof typeof covers

export type SeedAsset = {
  /** Where the bundled site serves it, for example `/media/invoice-reader.svg`. */
  path: `/media/${string}.svg`
  /** The SVG text. */
  body: string
  /** The asset document of the picture. */
  document: SanityImageAsset
}

const assets = new Map(
  Object.entries(covers).map(([name, size]) => [name, createAsset(name, drawCover(name), size)]),
)

/** All drawings that the seed uses as pictures. */
export const seedAssets = (): SeedAsset[] => [...assets.values()]

/** The asset of one drawing. */
export function seedAsset(name: CoverName): SeedAsset {
  const asset = assets.get(name)
  if (!asset) throw new Error(`No cover is named ${name}`)
  return asset
}

function drawCover(name: string): string {
  const draw = coverDrawings[`covers/${name}`]
  if (!draw) throw new Error(`The artwork has no drawing covers/${name}`)
  return draw()
}

/** Named as in the content lake, so that the id changes with the drawing. */
function createAsset(name: string, body: string, { width, height }: Size): SeedAsset {
  const sha1hash = createHash('sha1').update(body).digest('hex')
  const path: SeedAsset['path'] = `/media/${name}.svg`
  return {
    path,
    body,
    document: {
      _id: `image-${sha1hash}-${width}x${height}-svg`,
      _type: 'sanity.imageAsset',
      _createdAt: SEED_DATE,
      _updatedAt: SEED_DATE,
      _rev: SEED_REVISION,
      assetId: sha1hash,
      extension: 'svg',
      mimeType: 'image/svg+xml',
      originalFilename: `${name}.svg`,
      path: path.slice(1),
      sha1hash,
      size: Buffer.byteLength(body),
      url: path,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {
          _type: 'sanity.imageDimensions',
          width,
          height,
          aspectRatio: width / height,
        },
        hasAlpha: false,
        isOpaque: true,
      },
    },
  }
}
