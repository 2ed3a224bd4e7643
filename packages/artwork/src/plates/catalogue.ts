import { type PostPlate, postPlate } from './post-plate.ts'
import { type ProjectPlate, projectPlate } from './project-plate.ts'

/** The plates of the bundled projects; side by side, no two share a composition. */
const projects: readonly ProjectPlate[] = [
  {
    slug: 'cold-chain-tracker',
    kites: ['software-hardware-development', 'pcb-hardware-design'],
    ground: 'firozi',
    composition: 0,
  },
  {
    slug: 'shared-basket-checkout',
    kites: ['payment-orchestration', 'ecommerce-solutions'],
    ground: 'night',
    composition: 1,
  },
  {
    slug: 'shop-floor-job-cards',
    kites: ['progressive-web-apps', 'system-integration'],
    ground: 'haldi',
    composition: 2,
  },
  {
    slug: 'invoice-reader',
    kites: ['ai-automation', 'api-microservices'],
    ground: 'rani-wash',
    composition: 3,
  },
]

/** The plates of the bundled posts, each with the line its alternative text describes. */
const posts: readonly PostPlate[] = [
  {
    slug: 'how-to-read-a-fixed-price-quote',
    kite: 'consulting-strategy',
    ground: 'rani-wash',
    line: 'steps',
  },
  {
    slug: 'when-a-pwa-is-enough',
    kite: 'progressive-web-apps',
    ground: 'night',
    line: 'signal',
  },
  {
    slug: 'from-prototype-board-to-production',
    kite: 'pcb-hardware-design',
    ground: 'haldi-wash',
    line: 'track',
  },
]

export const plateDrawings: Record<string, () => string> = Object.fromEntries([
  ...projects.map((plate) => [`plates/${plate.slug}`, () => projectPlate(plate)] as const),
  ...posts.map((plate) => [`plates/${plate.slug}`, () => postPlate(plate)] as const),
])
