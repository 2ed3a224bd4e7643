import { type AnyKite, kite as drawKite, isServiceSlug } from '../kites/kite.ts'
import { kiteMarks, kiteSprite } from '../sprite.ts'
import { kiteOf, type TissueName } from './kite-of.ts'
import { generativeLedger } from './ledger.ts'
import { generativeSpecimen } from './specimen.ts'
import { generativeStoryboard } from './storyboard.ts'

/** How a service page is composed; each layout shows drawings of its own. */
export type Layout = 'specimen' | 'ledger' | 'storyboard'

/** What the drawings of a service depend on; the slug has lower-case letters, digits and hyphens only. */
export type DrawnService = { slug: string; layout: Layout; tissue: TissueName }

const generative: Record<Layout, (slug: string, kite: AnyKite) => Record<string, () => string>> = {
  specimen: generativeSpecimen,
  ledger: generativeLedger,
  storyboard: generativeStoryboard,
}

/**
 * The drawings that follow from the slugs of services and the tissues of their groups, by name, as if nobody had drawn
 * for any layout: needs no file but those of motifs. `kites` is the sprite of all kites, `marks` holds those of the
 * services in the order given, `night/` each for night ground.
 */
export function serviceDrawings(
  services: readonly DrawnService[],
): Record<string, () => string> & Record<'kites' | 'marks', () => string> {
  const marks: AnyKite[] = []
  const kites = new Map<string, AnyKite>()
  const drawings: Record<string, () => string> = {}
  for (const { slug, layout, tissue } of services) {
    const kite = kiteOf(slug, tissue)
    marks.push(kite)
    if (!isServiceSlug(slug)) kites.set(slug, kite)
    Object.assign(drawings, generative[layout](slug, kite), {
      [`night/${slug}`]: () => drawKite(kite, { tail: false, on: 'night' }),
    })
  }
  return { ...drawings, kites: () => kiteSprite(kites), marks: () => kiteMarks(marks) }
}
