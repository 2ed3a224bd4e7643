/** The build has put words in the place of chips. */
type Paragraphs = readonly {
  _type: string
  _key: string
  children?: readonly { _type: string; text?: string }[]
}[]

/** Portable Text without its formatting, one line a block. */
export const plainText = (text: Paragraphs): string =>
  text.map((block) => (block.children ?? []).map((span) => span.text ?? '').join('')).join('\n')
