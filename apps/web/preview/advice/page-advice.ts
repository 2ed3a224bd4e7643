import type * as Axe from 'axe-core'
import axeAddress from 'axe-core/axe.min.js?url'
import type { FieldAddress } from '../marks.ts'
import { type FieldsOfNodes, narrowCopy, textsIn } from './narrow-copy.ts'
import { tooLongTexts } from './too-long.ts'

/** A problem for readers: the words, the message and the field. */
export type PageAdvice = { words: string; message: string; field: FieldAddress | null }

/** As the tests of the site ask it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the page at the width of small phones: axe, and texts that are too long for their place. */
export async function pageAdvice(page: Document): Promise<PageAdvice[]> {
  const { copy, view, width, fields, remove } = await narrowCopy(page)
  try {
    const tooLong = tooLongTexts(copy.body, width).map(({ text, message }) => ({
      words: text.data,
      message,
      field: fields.get(text) ?? null,
    }))
    const axe = await axeIn(copy, view)
    const { violations } = await axe.run(copy, {
      runOnly: { type: 'tag', values: tags },
      elementRef: true,
      resultTypes: ['violations'],
    })
    const faults = violations.flatMap(({ help, nodes }) =>
      nodes.flatMap(({ element }) => {
        const field = element ? fieldNear(element, fields) : null
        const words = element?.getAttribute('alt') || element?.textContent || ''
        return [{ words, message: `${help}.`, field }]
      }),
    )
    return onceEach([...tooLong, ...faults])
  } finally {
    remove()
  }
}

/** axe judges the window that it was loaded into. */
async function axeIn(copy: Document, view: Window): Promise<typeof Axe> {
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
function fieldNear(element: Element, fields: FieldsOfNodes): FieldAddress | null {
  for (let at: Element | null = element; at && at.localName !== 'main'; at = at.parentElement) {
    for (const node of [at, ...at.querySelectorAll('*'), ...textsIn(at)]) {
      const field = fields.get(node)
      if (field) return field
    }
  }
  return null
}

function onceEach(all: readonly PageAdvice[]): PageAdvice[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const key = JSON.stringify([one.message, one.field ?? one.words])
    return !seen.has(key) && seen.add(key)
  })
}
