import type { LegalPage, LegalSection } from '@kitewright/content-types/model'
import { keyed } from './keyed.ts'
import type { Draft } from './parts.ts'
import { slug } from './reference.ts'
import { line, text } from './text.ts'

/** A section; `anchor` is the fragment of its link. */
type Section = { anchor: string; title: string; body: string }

export function legalPage({
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
      anchor: slug(section.anchor),
      body: text(section.body),
    }),
  )
  return {
    _id: `legalPage-${address}`,
    _type: 'legalPage',
    title,
    slug: slug(address),
    summary: line(summary),
    sections: keyed(items, (item) => item.anchor.current),
    meta,
  }
}
