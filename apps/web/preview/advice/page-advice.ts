import type * as Axe from 'axe-core'
import axeAddress from 'axe-core/axe.min.js?url'
import type { FieldAddress } from '../marks.ts'
import { createNarrowCopy, getTextNodes, type NodeFields } from './narrow-copy.ts'
import { findTooLongTexts } from './too-long.ts'

/** A problem for readers: the words, the message and the field. */
export type PageAdvice = { text: string; message: string; field: FieldAddress | null }

/** As the tests of the site ask it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the page at the width of small phones: axe, and texts that are too long for their place. */
export async function getPageAdvice(page: Document): Promise<PageAdvice[]> {
  const { copy, view, width, fields, remove } = await createNarrowCopy(page)
  try {
    const tooLong = findTooLongTexts(copy.body, width).map(({ text, message }) => ({
      text: text.data,
      message,
      field: fields.get(text) ?? null,
    }))
    const axe = await loadAxe(copy, view)
    const { violations } = await axe.run(copy, {
      runOnly: { type: 'tag', values: tags },
      elementRef: true,
      resultTypes: ['violations'],
    })
    const violationAdvice = violations.flatMap(({ help, nodes }) =>
      nodes.flatMap(({ element }) => {
        const field = element ? findField(element, fields) : null
        const text = element?.getAttribute('alt') || element?.textContent || ''
        return [{ text, message: `${help}.`, field }]
      }),
    )
    return removeDuplicates([...tooLong, ...violationAdvice])
  } finally {
    remove()
  }
}

/** axe judges the window that it was loaded into. */
async function loadAxe(copy: Document, view: Window): Promise<typeof Axe> {
  const script = copy.createElement('script')
  script.src = axeAddress
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true })
    script.addEventListener('error', () => reject(new Error('axe could not be loaded.')), {
      once: true,
    })
    copy.head.append(script)
  })
  return (view as Window & { axe: typeof Axe } & typeof globalThis).axe
}

/** The field of an element's text, or of the nearest text around it. */
function findField(element: Element, fields: NodeFields): FieldAddress | null {
  for (let at: Element | null = element; at && at.localName !== 'main'; at = at.parentElement) {
    for (const node of [at, ...at.querySelectorAll('*'), ...getTextNodes(at)]) {
      const field = fields.get(node)
      if (field) return field
    }
  }
  return null
}

function removeDuplicates(all: readonly PageAdvice[]): PageAdvice[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const key = JSON.stringify([one.message, one.field ?? one.text])
    return !seen.has(key) && seen.add(key)
  })
}
