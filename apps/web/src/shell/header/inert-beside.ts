import { afterPaint } from '@kitewright/site-engine/after-paint'

/**
 * Makes everything beside the header inert while its menu covers the page, so that neither focus nor a
 * screen reader leaves it; or gives it back. After the next paint: the browser styles the whole page anew
 * for it (30 ms on a slow phone), which must not hold up what the visitor asked for. What wants focus
 * beside the header asks for it after the next paint too.
 */
export function setInertBeside(header: Element, inert: boolean) {
  afterPaint(() => {
    for (const other of document.getElementById('root')?.children ?? []) {
      if (other instanceof HTMLElement && !other.contains(header)) other.inert = inert
    }
  })
}
