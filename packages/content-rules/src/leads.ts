import { type Chip, chipOf } from './chips.ts'
import { type PriceSlot, slotsIn } from './price-slots.ts'
import { type Fields, isFields, type Path } from './problem.ts'
import { nodesOf } from './walk.ts'

/** A place in a document that leads to something outside of it. */
export type Lead =
  | { kind: 'reference'; path: Path; id: string; to: readonly string[] | undefined }
  | { kind: 'link'; path: Path; href: string }
  | { kind: 'slot'; path: Path; slot: PriceSlot }
  | { kind: 'chip'; path: Path; chip: Chip }

const known = new WeakMap<Fields, readonly Lead[]>()

/**
 * Everything in a document that leads elsewhere: references, links, price slots and chips. Walked once for
 * each object, as a Studio asks again at every keystroke; a document must not be changed in place.
 */
export function leadsOf(document: Fields): readonly Lead[] {
  const leads = known.get(document) ?? [...leadsIn(document)]
  known.set(document, leads)
  return leads
}

/** Saves that walk: takes what `leadsOf` once found in a document that holds the very same. */
export function rememberLeads(document: Fields, leads: readonly Lead[]) {
  known.set(document, leads)
}

/** Ids of the documents and pictures that a document refers to, each once. */
export const referencesIn = (document: Fields): string[] => [
  ...new Set(leadsOf(document).flatMap((lead) => (lead.kind === 'reference' ? [lead.id] : []))),
]

function* leadsIn(document: Fields): Generator<Lead> {
  // Made by the lake: its address is that of a file, not of a page.
  if (document._type === 'sanity.imageAsset') return
  for (const { path, value, rules } of nodesOf(document)) {
    if (isFields(value) && typeof value._ref === 'string') {
      yield { kind: 'reference', path, id: value._ref, to: rules?.to }
    }
    const chip = chipOf(value)
    if (chip) yield { kind: 'chip', path, chip }
    if (typeof value !== 'string') continue
    if (rules?.is === 'link') yield { kind: 'link', path, href: value }
    if (!value.includes('{')) continue
    for (const slot of slotsIn(value)) yield { kind: 'slot', path, slot }
  }
}
