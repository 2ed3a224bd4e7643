import { safeLink } from '@kitewright/content-rules/safe-link'
import type { AnchorHTMLAttributes } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * A link. Where it leads to a page of the site, no document is loaded: `useSiteLinks` listens for the
 * clicks of all of them. An address that the content rules would refuse becomes plain text: the build
 * stops on it, and nothing that slips past may reach a visitor.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!safeLink(href)) return <span className={rest.className}>{rest.children}</span>
  return <a href={href} {...rest} />
}
