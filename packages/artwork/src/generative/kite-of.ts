import { type AnyKite, isServiceSlug, type KitePalette, type ServiceGroup } from '../kites/kite.ts'
import { colour } from '../palette.ts'
import { quilt } from './quilt.ts'
import { seededRandom } from './seeded-random.ts'

/** The tissue of a service's group, by the name stored with the content. */
export type TissueName = 'rani' | 'firozi' | 'kesar' | 'haldi'

const groups: Record<TissueName, ServiceGroup> = {
  rani: 'web',
  firozi: 'engineering',
  kesar: 'build',
  haldi: 'growth',
}

export const isTissue = (name: unknown): name is TissueName =>
  typeof name === 'string' && Object.hasOwn(groups, name)

/** The kite of any service: the one that was drawn for it, or a quilt in the tissue of its group. */
export function kiteOf(slug: string, tissue: TissueName): AnyKite {
  if (isServiceSlug(slug)) return slug
  const partner = tissue === 'haldi' ? colour.rani : colour.haldi
  const palette: KitePalette = [colour[tissue], partner, colour.ink]
  return { group: groups[tissue], motif: quilt(seededRandom(slug)), palette }
}
