import type { Page } from '@playwright/test'

/** The prefix of every translated word. */
export const MARK = 'ट'

/**
 * Translates like Chrome: replaces each text, including later ones, by two nested `<font>`.
 * Titles and placeholders keep their words.
 */
function translate(mark: string) {
  const untouched = 'script, style, noscript, textarea, font'
  const translateIn = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.append(mark + text.data)
      text.replaceWith(outer)
    }
  }
  translateIn(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateIn(target)
      for (const node of addedNodes) if (node.isConnected) translateIn(node)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Translates the page on the screen, and later additions to it. */
export const translatePage = (page: Page) => page.evaluate(translate, MARK)

/** Translates each page that is opened before its scripts have arrived. */
export const translateAtOnce = (page: Page) =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate.toString()})('${MARK}'))`,
  )
