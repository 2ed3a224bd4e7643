import type { RichLine, RichText } from '@kitewright/content-types/generated/sanity.types'

type TextBlock = RichText[number]
type Form = Pick<TextBlock, 'style' | 'listItem' | 'level'>

const forms: readonly { marker: string; form: Form }[] = [
  { marker: '## ', form: { style: 'h2' } },
  { marker: '### ', form: { style: 'h3' } },
  { marker: '- ', form: { style: 'normal', listItem: 'bullet', level: 1 } },
]
const paragraph: Form = { style: 'normal' }

/**
 * Portable Text from a few lines of text: an empty line ends a paragraph, `## ` and `### ` start
 * a heading, `- ` a list item, `[words](/path)` is a link. Other lines continue the one before.
 */
export function text(source: string): RichText {
  const blocks: { form: Form; words: string }[] = []
  let open = false
  for (const line of source.split('\n').map((raw) => raw.trim())) {
    const marked = forms.find(({ marker }) => line.startsWith(marker))
    const last = blocks.at(-1)
    if (marked) blocks.push({ form: marked.form, words: line.slice(marked.marker.length) })
    else if (line && open && last) last.words += ` ${line}`
    else if (line) blocks.push({ form: paragraph, words: line })
    open = line !== ''
  }
  return blocks.map(({ form, words }, index) => ({
    _type: 'block',
    _key: `block-${index + 1}`,
    ...form,
    ...spans(words),
  }))
}

/** One paragraph without headings or lists; may hold links, as in `text`. */
export const line = (words: string): RichLine => [
  { _type: 'block', _key: 'block-1', style: 'normal', ...spans(words) },
]

/** Splits a line into spans; every `[words](address)` becomes a marked span and its mark. */
function spans(words: string): Required<Pick<TextBlock, 'children' | 'markDefs'>> {
  const children: NonNullable<TextBlock['children']> = []
  const markDefs: NonNullable<TextBlock['markDefs']> = []
  const add = (text: string, marks: string[]) => {
    if (text) children.push({ _type: 'span', _key: `span-${children.length + 1}`, text, marks })
  }
  let end = 0
  for (const match of words.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    const [whole, label = '', href = ''] = match
    const key = `link-${markDefs.length + 1}`
    add(words.slice(end, match.index), [])
    markDefs.push({ _type: 'link', _key: key, href })
    add(label, [key])
    end = match.index + whole.length
  }
  add(words.slice(end), [])
  return { children, markDefs }
}
