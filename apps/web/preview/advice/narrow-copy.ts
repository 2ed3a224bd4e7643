import { vercelStegaDecode } from '@vercel/stega'
import { type FieldAddress, stripMark } from '../marks.ts'

/** The smallest phone that the site is made for, CSS px. */
const WIDTH = 320
const HEIGHT = 568

/** Elements of the preview that are not part of the page. */
const NOT_OF_PAGE = 'script, iframe, sanity-visual-editing, .preview-foot'

/**
 * A copy of the page as on small phones, in an invisible frame: without animations, scripts and the marks in its
 * texts, so that it is measured as visitors get it. Call `remove` at the end.
 */
export async function createNarrowCopy(page: Document) {
  const frame = page.createElement('iframe')
  frame.srcdoc = '<!doctype html>'
  frame.inert = true
  frame.ariaHidden = 'true'
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${-2 * WIDTH}px`,
    top: '0',
    width: `${WIDTH}px`,
    height: `${HEIGHT}px`,
    border: '0',
  })
  const loaded = waitForLoad(frame)
  page.body.append(frame)
  await loaded
  const { contentDocument: copy, contentWindow: view } = frame
  if (!copy || !view) throw new Error('The browser gave no frame to measure in.')
  const html = copy.importNode(page.documentElement, true)
  for (const part of html.querySelectorAll(NOT_OF_PAGE)) part.remove()
  // Elements that animate in.
  for (const part of html.querySelectorAll<HTMLElement>('[data-reveal]')) delete part.dataset.reveal
  html.classList.remove('lenis', 'lenis-smooth', 'lenis-stopped')
  const still = copy.createElement('style')
  still.textContent = '*,*::before,*::after{animation:none!important;transition:none!important}'
  html.querySelector('head')?.append(still)
  const fields = removeMarks(html)
  const styles = [...html.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
    waitForLoad,
  )
  copy.documentElement.replaceWith(html)
  await Promise.all(styles)
  await copy.fonts.ready
  return { copy, view, width: WIDTH, fields, remove: () => frame.remove() }
}

/** Resolves when an element has loaded, or could not. */
const waitForLoad = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener('error', () => resolve(), { once: true })
  })

/** The fields of texts and pictures. */
export type NodeFields = ReadonlyMap<Node, FieldAddress>

/** Removes the marks from all texts; returns the field of each text and picture. */
function removeMarks(root: Element): NodeFields {
  const fields = new Map<Node, FieldAddress>()
  const removeMark = (node: Node, text: string): string => {
    const clean = stripMark(text)
    const field = clean === text ? null : parseField(text)
    if (field) fields.set(node, field)
    return clean
  }
  for (const text of getTextNodes(root)) text.data = removeMark(text, text.data)
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (stripMark(attribute.value) !== attribute.value) {
        element.setAttribute(attribute.name, removeMark(element, attribute.value))
      }
    }
  }
  return fields
}

export function getTextNodes(root: Element): Text[] {
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text)
  return texts
}

/** The field that a marked text names. */
function parseField(text: string): FieldAddress | null {
  const { href } = vercelStegaDecode<{ href: string }>(text) ?? {}
  if (href === undefined) return null
  const params = new URL(href, location.href).searchParams
  const [id, type, path] = ['id', 'type', 'path'].map((name) => params.get(name))
  return id && type && path ? { id, type, path } : null
}
