import { isSafeLink } from '@kitewright/content-rules/text'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { toCanonicalPath } from '../addresses/paths.ts'

/** Actions and addresses of links to pages. */
export type SiteLinks = {
  /** Path before those of all pages, as in the preview of drafts; empty on the site. */
  base: string
  /** Pages that load as a document: their policy differs, or the running tab does not know them. */
  isDocument: (path: string) => boolean
  /** Opens a page, or a place of the current one, without a document load. */
  open: (href: string, options: { replace: boolean }) => void
  /** The visitor chose the current page. */
  reselect: () => void
}

/** Null outside the app: the browser follows links. */
export const SiteLinksContext = createContext<SiteLinks | null>(null)

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * A link. Pages and places of the site need no document load; before hydration it works as a plain link. An unsafe
 * address becomes plain text: the build stops on it, and none may reach a visitor.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!isSafeLink(href)) return <span className={rest.className}>{rest.children}</span>
  if (href.startsWith('#') || isPage(href)) return <PageLink href={href} {...rest} />
  return <a href={href} {...rest} />
}

/** The path of an address, without query and fragment. */
export const getPathname = (href: string) => href.replace(/[?#].*/, '')

/** Whether an address is a page of the site, not a file or another site. */
export const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(getPathname(href))

/**
 * The current page gets no new history entry. A link does not read the router's location, as the router's own does: each
 * click would render all links of the page again before the next page.
 */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const links = use(SiteLinksContext)
  const isPlace = href.startsWith('#')
  const address = isPlace || !links ? href : links.base + href
  if (!links || (!isPlace && links.isDocument(getPathname(href))))
    return <a {...rest} href={address} onClick={onClick} />

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const link = event.currentTarget
    if (event.defaultPrevented || isModifiedClick(event) || link.target) return
    event.preventDefault()
    const isReselected = isShown(link)
    if (isReselected) links.reselect()
    if (!isReselected || location.hash) links.open(href, { replace: link.href === location.href })
  }
  return <a {...rest} href={address} onClick={choose} />
}

/** Whether a click opens a new tab or window. */
const isModifiedClick = (click: MouseEvent) =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Whether a link is to the current page, without a fragment. */
const isShown = ({ pathname, search, hash }: HTMLAnchorElement) =>
  !hash &&
  (!search || search === location.search) &&
  toCanonicalPath(pathname) === toCanonicalPath(location.pathname)
