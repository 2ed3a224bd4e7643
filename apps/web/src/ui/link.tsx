import { safeLink } from '@kitewright/content-rules/safe-link'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { canonicalPath } from '#app/canonical-path.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

const PrefetchContext = createContext<(path: string) => void>(() => {})

/** Gives links the means to fetch a page before it is asked for. */
export const PrefetchProvider = PrefetchContext

const ReselectContext = createContext<() => void>(() => {})

/** Tells links what happens when a visitor chooses the page already shown. */
export const ReselectProvider = ReselectContext

const DocumentContext = createContext<(href: string) => boolean>(() => false)

/** Tells links which pages come as a document, because their policy is another one. */
export const DocumentProvider = DocumentContext

/**
 * A link that stays inside the site without a page load, and fetches its page on hover and focus.
 * Other schemes, files and fragments become plain anchors. An address that the content rules would
 * refuse becomes plain text: the build stops on it, and nothing that slips past may reach a visitor.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!safeLink(href)) return <span className={rest.className}>{rest.children}</span>
  return href.startsWith('/') ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />
}

/** The router's own link would bring its loading of framework routes along, 2 KB that no page needs. */
function PageLink({ href, onMouseEnter, onFocus, onClick, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const reselect = use(ReselectContext)
  const isDocument = use(DocumentContext)
  const navigate = useNavigate()
  return (
    <a
      href={href}
      onMouseEnter={(event) => {
        prefetch(href)
        onMouseEnter?.(event)
      }}
      onFocus={(event) => {
        prefetch(href)
        onFocus?.(event)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event) || isDocument(href)) return
        event.preventDefault()
        const shown = isShown(href)
        if (shown) reselect()
        // Another entry in the history for the same page would only make Back seem broken.
        if (!shown || location.hash) navigate(href)
      }}
      {...rest}
    />
  )
}

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.currentTarget.target === '_blank'

/** Whether the link leads to the page of the current address, not to a part of it. */
function isShown(href: string) {
  const { pathname, search, hash } = new URL(href, location.href)
  return (
    !hash &&
    (!search || search === location.search) &&
    canonicalPath(pathname) === canonicalPath(location.pathname)
  )
}
