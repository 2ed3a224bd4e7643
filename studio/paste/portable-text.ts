import type { Span, SpanBlock } from './letters.ts'

/** The paragraphs as the lake stores them. */
export function portableText(blocks: readonly SpanBlock[], newKey: () => string) {
  return blocks.map(({ form, spans }) => {
    const links = linksOf(spans, newKey)
    return {
      _type: 'block',
      _key: newKey(),
      ...form,
      markDefs: [...new Set(links)].flatMap((link) => link ?? []),
      children: spans.map(({ text, marks }, number) => {
        const link = links[number]
        return {
          _type: 'span',
          _key: newKey(),
          text,
          marks: link ? [...marks, link._key] : marks,
        }
      }),
    }
  })
}

type Link = { _type: 'link'; _key: string; href: string }

/** The link of each span; neighbours that lead to one place share it, bold or not. */
function linksOf(spans: readonly Span[], newKey: () => string): (Link | undefined)[] {
  let last: Link | undefined
  return spans.map(({ href }) => {
    if (href === undefined) last = undefined
    else if (last?.href !== href) last = { _type: 'link', _key: newKey(), href }
    return last
  })
}
