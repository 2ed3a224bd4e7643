/** A letter with what it is marked as. */
export type Letter = { letter: string; strong: boolean; em: boolean; href?: string }

export type Span = { text: string; marks: string[]; href?: string }

export type SpanBlock = {
  form: { style: string; listItem?: string; level?: number }
  spans: Span[]
}

/** Where a word may break or must not, and how text runs: signs that our pages set themselves. */
const invisible = /[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const isSpace = ({ letter }: Letter) => /[ \t\r\f\u00a0]/.test(letter)

/**
 * The paragraphs of a run of letters: none for spaces alone, and an empty line between two of them parts
 * them. Spaces between words become one, however many elements they came from; a soft break stays.
 */
export function paragraphsOf(form: SpanBlock['form'], letters: readonly Letter[]): SpanBlock[] {
  const lines = linesOf(letters.filter(({ letter }) => !invisible.test(letter))).map(trimmed)
  const paragraphs: Letter[][] = []
  let isApart = true
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (line.length === 0) isApart ||= form.listItem === undefined
    else if (isApart || !last) paragraphs.push(line)
    else last.push({ letter: '\n', strong: false, em: false }, ...line)
    if (line.length > 0) isApart = false
  }
  const isHeading = /^h[1-6]$/.test(form.style)
  return paragraphs.map((paragraph) => ({ form, spans: spansOf(paragraph, isHeading) }))
}

function linesOf(letters: readonly Letter[]): Letter[][] {
  const lines: Letter[][] = [[]]
  for (const letter of letters) {
    if (letter.letter === '\n') lines.push([])
    else lines.at(-1)?.push(letter)
  }
  return lines
}

/** One space for several; a single one that holds two words together keeps holding them. */
function trimmed(line: readonly Letter[]): Letter[] {
  const kept: Letter[] = []
  for (const letter of line) {
    const last = kept.at(-1)
    if (!isSpace(letter)) kept.push(letter)
    else if (last && isSpace(last)) kept[kept.length - 1] = { ...last, letter: ' ' }
    else if (last) kept.push(/\u00a0/.test(letter.letter) ? letter : { ...letter, letter: ' ' })
  }
  const last = kept.at(-1)
  if (last && isSpace(last)) kept.pop()
  return kept
}

/** Headings are bold by themselves. */
function spansOf(letters: readonly Letter[], isHeading: boolean): Span[] {
  const spans: Span[] = []
  for (const { letter, strong, em, href } of letters) {
    const marks = [...(strong && !isHeading ? ['strong'] : []), ...(em && !isHeading ? ['em'] : [])]
    const last = spans.at(-1)
    if (last && last.href === href && last.marks.join() === marks.join()) last.text += letter
    else spans.push({ text: letter, marks, ...(href !== undefined && { href }) })
  }
  return spans
}
