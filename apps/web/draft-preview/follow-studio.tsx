import type { HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Where previews stand; behind it follows the path of the page, as on the site. */
export const BASE = '/preview'

/** The path of a page, of the address of its preview. */
export const pagePath = (pathname: string) => pathname.slice(BASE.length) || '/'

/**
 * What makes texts clickable, and the Studio's address bar follow the page. A quarter of a megabyte, so it comes behind
 * the first page.
 */
export function FollowStudio() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const tell = useRef<HistoryAdapterNavigate>(null)
  const address = `${BASE}${pathname === '/' ? '' : pathname}${search}${hash}`

  const goTo = useEffectEvent((url: string, replace: boolean) => {
    const { pathname, search, hash } = new URL(url, location.href)
    navigate(`${pagePath(pathname)}${search}${hash}`, { replace })
  })

  const follow = useEffectEvent((now: HistoryAdapterNavigate) => {
    tell.current = now
    now({ type: 'replace', url: address })
  })

  useEffect(() => {
    let stop = () => {}
    let isOver = false
    import('@sanity/visual-editing').then(({ enableVisualEditing }) => {
      if (isOver) return
      stop = enableVisualEditing({
        history: {
          subscribe(now) {
            follow(now)
            return () => {
              tell.current = null
            }
          },
          update({ type, url }) {
            if (type === 'pop') history.back()
            else goTo(url, type === 'replace')
          },
        },
        // Drafts come by themselves.
        refresh: () => false,
      })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [])

  useEffect(() => tell.current?.({ type: 'push', url: address }), [address])
  return null
}
