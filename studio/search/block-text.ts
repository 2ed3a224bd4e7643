import { isFields } from '@kitewright/content-rules/problem'

/** The words of a paragraph as one text; what stands among them and is no text counts as a space. */
export function blockText(block: unknown): string {
  const children: unknown[] = isFields(block) && Array.isArray(block.children) ? block.children : []
  return children
    .map((child) => (isFields(child) && typeof child.text === 'string' ? child.text : ' '))
    .join('')
}
