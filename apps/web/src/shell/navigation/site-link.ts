import { canonicalPath } from '@kitewright/site-engine/canonical-path'

/** The link at or around the target of an event, if it leads to a page of the site, or to a part of this one, in this window. */
export function siteLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return
  const isPage = /^[/#]/.test(link.getAttribute('href') ?? '') && !/\.\w+$/.test(link.pathname)
  return isPage ? link : undefined
}

/** Whether a click asks for a new tab or window, or was answered already. */
export const opensElsewhere = (click: MouseEvent) =>
  click.defaultPrevented ||
  click.button !== 0 ||
  click.metaKey ||
  click.ctrlKey ||
  click.shiftKey ||
  click.altKey

/** Whether the link leads to the page of the current address, not to a part of it. */
export const isShown = ({ pathname, search, hash }: HTMLAnchorElement) =>
  !hash &&
  (!search || search === location.search) &&
  canonicalPath(pathname) === canonicalPath(location.pathname)
