import { pagePaths, pageTypes } from '@kitewright/content-types/addresses'
import { singletons } from '@kitewright/content-types/model'
import {
  type DefaultTreeAdapterMap,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5'

type Element = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['node']
export type SharePage = { path: string; title: string }

type Place = {
  /** The path of the link's pages and files: `/drafts/<token>`. */
  base: string
  /** All pages of the link. */
  pages: readonly SharePage[]
  /** When the link ends, as text. */
  until: string
}

/** Files that a page shows; shared files keep the address of the site. */
const shown = /(^|[\s,('"])(\/(?:assets|art|media)\/[^\s,)'"#?]+)/g

/** Describe the public page, or are of no use without scripts. */
const removedRels = new Set(['canonical', 'alternate', 'modulepreload', 'manifest'])

const pageNames = new Map<string, string>(
  pageTypes.map((type) => [pagePaths[type], singletons[type].name]),
)

/** A page's name: as in the Studio, or its title without the name of the site. */
export function getPageName(path: string, html: string): string {
  const [, text = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  const [title] = parseFragment(text).childNodes
  const own = title && 'value' in title ? title.value.replace(/ \| [^|]*$/, '') : path
  return pageNames.get(path) ?? own
}

/**
 * Turns a page into its share page: no scripts, disabled forms, a draft bar, and the link's pages and files in place of
 * the site's. Also returns the files that it shows.
 */
export function shareHtml(html: string, path: string, link: Place) {
  const { base, pages } = link
  const files = new Set<string>()
  const own = new Set(pages.map((page) => page.path))
  const moveAssets = (text: string) =>
    text.replace(shown, (_, before: string, file: string) => {
      files.add(file)
      return `${before}${base}${file}`
    })
  const document = parse(html, { scriptingEnabled: false })
  for (const element of [...collectElements(document)]) {
    if (isRemoved(element)) tree.detachNode(element)
    for (const attribute of element.attrs) {
      attribute.value = moveAssets(attribute.value)
      const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(attribute.value) ?? []
      if (element.tagName === 'a' && attribute.name === 'href' && own.has(page)) {
        attribute.value = `${base}${page}${rest}`
      }
    }
    if (element.tagName === 'style') {
      for (const text of element.childNodes)
        if ('value' in text) text.value = moveAssets(text.value)
    }
    if (isSubmit(element)) element.attrs.push({ name: 'disabled', value: '' })
    if (element.tagName === 'head')
      append(element, '<meta name="robots" content="noindex,nofollow">')
    if (element.tagName === 'body') append(element, renderBar(path, link))
  }
  return { html: serialize(document), files: [...files] }
}

function* collectElements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* collectElements(child)
}

const getAttribute = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

function isRemoved(element: Element): boolean {
  switch (element.tagName) {
    case 'script':
      return true
    case 'link':
      return (
        removedRels.has(getAttribute(element, 'rel')) || getAttribute(element, 'as') === 'script'
      )
    case 'meta':
      return (
        getAttribute(element, 'name') === 'robots' ||
        /^(og|twitter):/.test(getAttribute(element, 'property') || getAttribute(element, 'name'))
      )
    default:
      return false
  }
}

/** Disabled, as forms do not work without scripts. */
const isSubmit = (element: Element) =>
  element.tagName === 'button' && getAttribute(element, 'type') === 'submit'

function append(element: Element, html: string) {
  for (const node of parseFragment(html).childNodes) tree.appendChild(element, node)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** At the lower edge of the window, below the site's header. */
const style = `
body{padding-bottom:5.5rem}
.draft-bar{position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.625rem var(--spacing-safe);background:var(--color-ink);color:var(--color-on-night);font-size:var(--text-sm);line-height:1.5}
.draft-bar strong{color:var(--color-haldi)}
.draft-bar details{margin-left:auto}
.draft-bar summary{cursor:pointer;padding:.375rem 0}
.draft-bar ul{position:absolute;inset:auto 0 100%;max-height:60vh;overflow:auto;margin:0;padding:.75rem var(--spacing-safe);list-style:none;background:var(--color-ink);border-bottom:1px solid var(--color-night-line)}
.draft-bar li{margin:0}
.draft-bar a{display:inline-block;padding:.375rem 0;color:inherit;text-decoration:underline;text-underline-offset:.2em}
.draft-bar a[aria-current]{color:var(--color-haldi);text-decoration:none}
.draft-bar :focus-visible{outline:3px solid var(--color-haldi);outline-offset:2px}
@media (max-width:40rem){.draft-bar span{order:1;flex-basis:100%}}
@media print{.draft-bar{position:static}.draft-bar details{display:none}}`

function renderBar(path: string, { base, pages, until }: Place): string {
  const links = pages.map((page) => {
    const current = page.path === path ? ' aria-current="page"' : ''
    return `<li><a href="${escapeHtml(`${base}${page.path}`)}"${current}>${escapeHtml(page.title)}</a></li>`
  })
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`
  return `<style>${style}</style><aside class="draft-bar" aria-label="Draft"><strong>Draft, not published.</strong><span>This link ends on ${escapeHtml(until)}.</span><details><summary>${count} changed</summary><ul>${links.join('')}</ul></details></aside>`
}
