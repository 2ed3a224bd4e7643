import { isSafeLink } from '@kitewright/content-rules/text'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { Link as RouterLink, useHref, useLinkClickHandler } from 'react-router-dom'
import { toCanonicalPath } from '../addresses/paths.ts'

/** Actions of links to pages, besides navigation. */
export type SiteLinks = {
  /** Pages that load as a document: their policy differs, or the running tab does not know them. */
  isDocument: (path: string) => boolean
  /** The visitor chose the current page. */
  reselect: () => void
}

export const SiteLinksContext = createContext<SiteLinks>({
  isDocument: () => false,
  reselect: () => {},
})

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * A link. Pages and places of the site need no document load; before hydration it works as a plain link. An unsafe
 * address becomes plain text: the build stops on it, and none may reach a visitor.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!isSafeLink(href)) return <span className={rest.className}>{rest.children}</span>
  if (href.startsWith('#')) return <PlaceLink href={href} {...rest} />
  if (isPage(href)) return <PageLink href={href} {...rest} />
  return <a href={href} {...rest} />
}

/** The path of an address, without query and fragment. */
export const getPathname = (href: string) => href.replace(/[?#].*/, '')

/** Whether an address is a page of the site, not a file or another site. */
export const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(getPathname(href))

/** The current page gets no new history entry. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const { isDocument, reselect } = use(SiteLinksContext)
  if (isDocument(getPathname(href))) return <DocumentLink href={href} onClick={onClick} {...rest} />

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isModifiedClick(event) || !isShown(event.currentTarget)) return
    reselect()
    if (!location.hash) event.preventDefault()
  }
  return <RouterLink to={href} discover="none" onClick={choose} {...rest} />
}

/** Respects the router's base: the preview of drafts. */
const DocumentLink = ({ href, ...rest }: LinkProps) => <a href={useHref(href)} {...rest} />

/** The router's link would use the path of the current page, which is `/404` when home is shown for an unknown one. */
function PlaceLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a href={href} onClick={choose} {...rest} />
}

/** Whether a click opens a new tab or window. */
const isModifiedClick = (click: MouseEvent) =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Whether a link is to the current page, without a fragment. */
const isShown = ({ pathname, search, hash }: HTMLAnchorElement) =>
  !hash &&
  (!search || search === location.search) &&
  toCanonicalPath(pathname) === toCanonicalPath(location.pathname)
