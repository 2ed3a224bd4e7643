import { type AnyKite, renderKite as drawKite, isServiceSlug } from '../kites/kite.ts'
import { renderKiteMarks, renderKiteSprite } from '../sprite.ts'
import { renderSheet } from '../storyboard/sheet.ts'
import { getKite, papersOn, type ThemeName } from './get-kite.ts'
import { generateLedger } from './ledger.ts'
import { generateSpecimen } from './specimen.ts'
import { generateStoryboard } from './storyboard.ts'

/** The layout of a service page; each has different drawings. */
type Layout = 'specimen' | 'ledger' | 'storyboard'

/** The input of a service's drawings; the slug has only lower-case letters, digits and hyphens. */
export type ServiceDrawing = { slug: string; layout: Layout; theme: ThemeName }

const generative: Record<Layout, (slug: string, kite: AnyKite) => Record<string, () => string>> = {
  specimen: generateSpecimen,
  ledger: generateLedger,
  storyboard: (slug, kite) => {
    const name = `storyboard/${slug}`
    return { [name]: () => renderSheet(name, generateStoryboard(slug, kite)) }
  },
}

/**
 * Generates the drawings of services by name, ignoring drawn ones. Reads only the files of motifs. `kites` is the
 * sprite of all kites, `marks` has those of the services in the given order, `night/` each for a night background,
 * `on-group/` each for a sheet of its group's colour.
 */
export function createServiceDrawings(
  services: readonly ServiceDrawing[],
): Record<string, () => string> & Record<'kites' | 'marks', () => string> {
  const marks: AnyKite[] = []
  const kites = new Map<string, AnyKite>()
  const drawings: Record<string, () => string> = {}
  for (const { slug, layout, theme } of services) {
    const kite = getKite(slug, theme)
    marks.push(kite)
    if (!isServiceSlug(slug)) kites.set(slug, kite)
    Object.assign(drawings, generative[layout](slug, kite), {
      [`night/${slug}`]: () => drawKite(kite, { tail: false, on: 'night' }),
      [`on-group/${slug}`]: () => drawKite(kite, { tail: false, ...papersOn[theme] }),
    })
  }
  return { ...drawings, kites: () => renderKiteSprite(kites), marks: () => renderKiteMarks(marks) }
}
