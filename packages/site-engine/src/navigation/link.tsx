import { safeLink } from '@kitewright/content-rules/text'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { Link as RouterLink, useHref, useLinkClickHandler } from 'react-router-dom'
import { canonicalPath } from '../addresses/paths.ts'

/** What links to pages of the site can do beside changing the page. */
export type SiteLinks = {
  /** Fetches a page before it is asked for. */
  prefetch: (href: string) => void
  /** Which pages come as a document: because their policy is another one, or the running tab does not know them. */
  isDocument: (path: string) => boolean
  /** The visitor chose the page already shown. */
  reselect: () => void
}

export const SiteLinksContext = createContext<SiteLinks>({
  prefetch: () => {},
  isDocument: () => false,
  reselect: () => {},
})

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * A link. To a page of the site no document is loaded, nor to a place on this one; a link that React has not
 * taken over yet does what links do. An address that the content rules would refuse becomes plain text: the
 * build stops on it, and nothing that slips past may reach a visitor.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!safeLink(href)) return <span className={rest.className}>{rest.children}</span>
  if (href.startsWith('#')) return <PlaceLink href={href} {...rest} />
  if (isPage(href)) return <PageLink href={href} {...rest} />
  return <a href={href} {...rest} />
}

const pathIn = (href: string) => href.replace(/[?#].*/, '')

/** Whether an address is that of a page of the site, not of a file or of another site. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(pathIn(href))

/** Fetches its page on hover and focus. The page already shown gets no other entry in the history. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const { prefetch, isDocument, reselect } = use(SiteLinksContext)
  if (isDocument(pathIn(href))) return <DocumentLink href={href} onClick={onClick} {...rest} />

  const getAhead = () => prefetch(href)
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event) || !isShown(event.currentTarget)) return
    reselect()
    if (!location.hash) event.preventDefault()
  }
  return (
    <RouterLink
      to={href}
      discover="none"
      onClick={choose}
      onMouseEnter={getAhead}
      onFocus={getAhead}
      {...rest}
    />
  )
}

/** Under the router's base, where it has one: the preview of drafts. */
const DocumentLink = ({ href, ...rest }: LinkProps) => <a href={useHref(href)} {...rest} />

/** The router's own link would write the path of the page before the `#`: that of `/404`, where home stands in. */
function PlaceLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a href={href} onClick={choose} {...rest} />
}

/** Whether a click asks for a new tab or window. */
const opensElsewhere = (click: MouseEvent) =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Whether a link leads to the page of the current address, not to a part of it. */
const isShown = ({ pathname, search, hash }: HTMLAnchorElement) =>
  !hash &&
  (!search || search === location.search) &&
  canonicalPath(pathname) === canonicalPath(location.pathname)
