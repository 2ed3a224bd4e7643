import { useEffect, useEffectEvent } from 'react'
import { tryTask } from '../hydration/attempt.ts'
import { queueWhenIdle } from '../hydration/idle.ts'
import { getPathname, isPage, type SiteLinks } from './link.tsx'
import { canPrefetch, hasSaveData } from './load-ahead.ts'

export type PrefetchLinks = Pick<SiteLinks, 'isDocument'> & {
  /** Prefetches a page. `isLikely`: the visitor points to it, focuses or presses it; else the link is only in view. */
  prefetch: (href: string, options: { isLikely: boolean }) => void
}

/** Hover, press and focus. A finger hovers and presses at once, before the click. */
const HINTS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Prefetches the pages of links: on hover, press and focus, unless Save-Data is on; links in view too
 * if the connection is good. Listens on the window, so that links respond before their part is hydrated. `page` is the
 * page on the screen.
 */
export function useLinkPrefetch({ prefetch, isDocument }: PrefetchLinks, page: string) {
  const prefetchLink = useEffectEvent((link: Element | null, isLikely: boolean) => {
    const href = link?.getAttribute('href') ?? ''
    if (isPage(href) && !isDocument(getPathname(href))) prefetch(href, { isLikely })
  })

  useEffect(() => {
    const ended = new AbortController()
    const onHint = ({ target }: Event) => {
      if (target instanceof Element && !hasSaveData()) prefetchLink(target.closest('a'), true)
    }
    const options = { capture: true, passive: true, signal: ended.signal }
    for (const hint of HINTS) addEventListener(hint, onHint, options)
    return () => ended.abort()
  }, [])

  useEffect(() => {
    if (!canPrefetch()) return
    return tryTask(() => {
      const inView = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          inView.unobserve(target)
          queueWhenIdle(() => prefetchLink(target, false))
        }
      })
      for (const link of document.links) inView.observe(link)
      return () => inView.disconnect()
    })
  }, [page])
}
