import { drawings } from './catalogue.ts'
import { kiteOf, type TissueName } from './generative/kite-of.ts'
import { generativeLedger } from './generative/ledger.ts'
import { generativeSpecimen } from './generative/specimen.ts'
import { generativeStoryboard } from './generative/storyboard.ts'
import type { AnyKite } from './kite.ts'
import { kite as drawKite, isServiceSlug } from './kite.ts'
import { kiteMarks } from './marks.ts'
import { kiteSprite } from './sprite.ts'

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
 * Every drawing of a site with these services, by its name. Where nobody has drawn for a service,
 * or not for its layout, drawings follow from its slug and its group's tissue; its kite is in the
 * sprite with the others. `marks` holds the kites of the services in the order given, `night/` each for
 * night ground. The same services give the same drawings.
 */
export function siteDrawings(services: readonly DrawnService[]): Record<string, () => string> {
  const marks: AnyKite[] = []
  const kites = new Map<string, AnyKite>()
  const further: Record<string, () => string> = {}
  for (const { slug, layout, tissue } of services) {
    const kite = kiteOf(slug, tissue)
    marks.push(kite)
    if (!isServiceSlug(slug)) kites.set(slug, kite)
    Object.assign(further, generative[layout](slug, kite), {
      [`night/${slug}`]: () => drawKite(kite, { tail: false, on: 'night' }),
    })
  }
  return {
    ...further,
    ...drawings,
    kites: () => kiteSprite(kites),
    marks: () => kiteMarks(marks),
  }
}
