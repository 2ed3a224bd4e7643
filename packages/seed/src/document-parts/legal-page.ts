import type { LegalPage, LegalSection } from '@kitewright/content-types/model'
import { withKeys } from './keyed.ts'
import type { Draft } from './parts.ts'
import { createSlug } from './reference.ts'
import { parseLine, parseText } from './text.ts'

/** A section; `anchor` is the fragment of its link. */
type Section = { anchor: string; title: string; body: string }

export function createLegalPage({
  address,
  title,
  summary,
  sections,
  meta,
}: Pick<LegalPage, 'title' | 'meta'> & {
  address: 'privacy-policy' | 'terms-of-use'
  summary: string
  sections: Section[]
}): Draft<LegalPage> {
  const items = sections.map(
    (section): LegalSection => ({
      _type: 'legalSection',
      title: section.title,
      anchor: createSlug(section.anchor),
      body: parseText(section.body),
    }),
  )
  return {
    _id: `legalPage-${address}`,
    _type: 'legalPage',
    title,
    slug: createSlug(address),
    summary: parseLine(summary),
    sections: withKeys(items, (item) => item.anchor.current),
    meta,
  }
}
