/**
 * Whether the links stand in a row in the header that an element belongs to; else the toggle opens them. The
 * style sheet decides, by what fits (header.css), and hides the toggle. Browser only.
 */
export const linksInRow = (inside: Element | null) =>
  inside?.closest('header')?.querySelector('[popovertarget]')?.getClientRects().length === 0

/** Calls `changed` each time the links get into a row or out of it. Returns the end of it. */
export function watchLinksInRow(header: Element, changed: () => void): () => void {
  let before = linksInRow(header)
  const observer = new ResizeObserver(() => {
    const now = linksInRow(header)
    if (now !== before) changed()
    before = now
  })
  observer.observe(header)
  return () => observer.disconnect()
}
