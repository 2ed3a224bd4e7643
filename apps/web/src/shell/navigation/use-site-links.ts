import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from './address-of.ts'
import { isShown, opensElsewhere, siteLinkAt } from './site-link.ts'

export type SiteLinks = {
  /** Fetches a page before it is asked for. */
  prefetch: (address: string) => void
  /** Which pages come as a document, because their policy is another one. */
  isDocument: (path: string) => boolean
  /** The visitor chose the page already shown. */
  reselect: () => void
}

/**
 * Makes every link to a page of the site change the page without loading a document, and fetch that
 * page on hover and focus. One listener for all of them: links cost nothing when a page hydrates, also
 * work where React has not come to yet, and texts from the CMS need nothing of their own.
 */
export function useSiteLinks({ prefetch, isDocument, reselect }: SiteLinks) {
  const navigate = useNavigate()

  const onNear = useEffectEvent((event: Event) => {
    const link = siteLinkAt(event)
    if (link && !isDocument(link.pathname)) prefetch(link.pathname)
  })

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = siteLinkAt(event)
    if (!link || opensElsewhere(event) || isDocument(link.pathname)) return
    event.preventDefault()
    const shown = isShown(link)
    if (shown) reselect()
    // Another entry in the history for the same page would only make Back seem broken.
    if (!shown || location.hash) navigate(addressOf(link), { replace: link.href === location.href })
  })

  useEffect(() => {
    // Before React, which swallows what is for a part that it has not taken over yet.
    addEventListener('mouseover', onNear, { capture: true })
    addEventListener('focusin', onNear, { capture: true })
    // After React: what a component answers itself is not for the router.
    document.addEventListener('click', onClick)
    return () => {
      removeEventListener('mouseover', onNear, { capture: true })
      removeEventListener('focusin', onNear, { capture: true })
      document.removeEventListener('click', onClick)
    }
  }, [])
}
