import type { RichText } from '@kitewright/content-types/generated/sanity.types'

/** Portable Text without its formatting, one line a block. */
export const plainText = (text: RichText): string =>
  text.map((block) => (block.children ?? []).map((span) => span.text ?? '').join('')).join('\n')
