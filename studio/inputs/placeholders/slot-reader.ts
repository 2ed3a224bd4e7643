import { mergeDocuments } from '@kitewright/content-rules/check'
import {
  type Chip,
  chipText,
  resolveText,
  type SlotValues,
  slotValuesOf,
} from '@kitewright/content-rules/resolve'
import { asPublished, type Site } from '../../publishing/site-check/site.ts'

type Known = { drafts: SlotValues; published: SlotValues }

const known = new WeakMap<Site, Known>()

function wordsOf(site: Site): Known {
  const words = known.get(site) ?? {
    drafts: slotValuesOf(mergeDocuments(site.published, site.drafts.map(asPublished))),
    published: slotValuesOf(site.published),
  }
  known.set(site, words)
  return words
}

/**
 * Reads texts as visitors will, once all drafts are published. What only the published documents know,
 * as the name of a package that a draft changes, is read from those. `own` is the address of the service
 * whose texts they are.
 */
export function slotReader(site: Site, own: string | undefined): (text: string) => string {
  const { drafts, published } = wordsOf(site)
  return (text) => resolveText(resolveText(text, own, drafts), own, published)
}

/** Reads chips as visitors will, once all drafts are published; undefined for what is not chosen yet. */
export function chipReader(site: Site): (chip: Chip) => string | undefined {
  const { drafts, published } = wordsOf(site)
  return (chip) => chipText(chip, drafts) ?? chipText(chip, published)
}
