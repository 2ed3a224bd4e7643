/** What the markup of Google Docs, Word, Gmail and pages means, element by element. */

type Marks = { strong: boolean; em: boolean }

export const hasWords = (element: Element) => (element.textContent ?? '').trim() !== ''

export const styleOf = (element: Element | null) => element?.getAttribute('style') ?? ''

/** Not an ornament, a mark that counts who reads a mail, or the box of an item that is ticked off. */
export const isShown = (element: Element) =>
  element.getAttribute('aria-hidden') !== 'true' &&
  !(element.getAttribute('width') === '1' || element.getAttribute('height') === '1') &&
  !element.closest('li[role="checkbox"]')

/**
 * Which style each level of heading becomes. Levels that the field offers stay; a document that begins above
 * them, with a title, moves down as a whole, so that what stood below the title stays below it.
 */
export function headingStyles(body: Element, styles: readonly string[]) {
  const offered = styles
    .flatMap((style) => (/^h[1-6]$/.test(style) ? [Number(style.slice(1))] : []))
    .sort()
  const top = offered[0] ?? 0
  const used = [...body.querySelectorAll('*')].filter(hasWords).flatMap((element) => {
    const level = headingLevel(element)
    return level === undefined ? [] : [level]
  })
  const moved = Math.max(0, top - Math.min(6, ...used))
  const lowest = offered.at(-1) ?? 6
  return {
    styleOf: (level: number) =>
      offered.length === 0 ? undefined : `h${Math.min(level + moved, lowest)}`,
    isTooLow: (level: number) => offered.length > 0 && level + moved > lowest,
  }
}

export function headingLevel(element: Element): number | undefined {
  const named = element.localName.match(/^h([1-6])$/)?.[1]
  if (named) return Number(named)
  if (element.classList.contains('MsoTitle')) return 1
  if (element.getAttribute('role') !== 'heading') return undefined
  return Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2))
}

export const isQuote = (element: Element) =>
  element.localName === 'blockquote' || /\bMso(Intense)?Quote\b/.test(element.className)

export const listKind = (list: Element | null) => (list?.localName === 'ol' ? 'number' : 'bullet')

/** Word writes a list as paragraphs, each with its level… */
export function wordLevel(style: string): number | undefined {
  const level = style.match(/mso-list:\s*l\d+\s+level(\d)/i)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** …and with the bullet or number as it looks, which is no word of the text. */
export const isMarker = (style: string) => /mso-list:\s*ignore/i.test(style)

export function wordKind(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll('[style]')].find((part) => isMarker(styleOf(part)))
  return /^\s*\(?([0-9]+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'number' : 'bullet'
}

export function isPreformatted(tag: string, style: string, outer: boolean): boolean {
  const said = style.match(/white-space(?:-collapse)?:\s*([\w-]+)/i)?.[1]
  return said ? /^(pre|preserve|break-spaces)/i.test(said) : tag === 'pre' || outer
}

export const isCrossedOut = (tag: string, style: string) =>
  tag === 's' ||
  tag === 'strike' ||
  tag === 'del' ||
  /text-decoration(-line)?:[^;]*line-through/i.test(style)

/** Google Docs wraps all of a copy in a `b` that is not bold, so styles come before tags. */
export function marksOf(tag: string, style: string, { strong, em }: Marks) {
  const weight = style.match(/(?:^|[;\s])font-weight:\s*(\w+)/i)?.[1]
  const slant = style.match(/(?:^|[;\s])font-style:\s*(\w+)/i)?.[1]
  return {
    strong: weight ? /^(bold|bolder|[6-9]00)$/i.test(weight) : strong || /^(b|strong)$/.test(tag),
    em: slant ? /^(italic|oblique)$/i.test(slant) : em || /^(i|em|cite|dfn|var)$/.test(tag),
  }
}
