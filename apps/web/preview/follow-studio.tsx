import type { HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Path of previews, followed by the path of the page. */
export const BASE = '/preview'

/** The path of a page, of the address of its preview. */
export const getPagePath = (pathname: string) => pathname.slice(BASE.length) || '/'

/** Reports the page's address to the Studio, once it listens. */
let navigateStudio: HistoryAdapterNavigate | undefined
/** Navigates to the Studio's address once the page is loaded. */
let follow: ((url: string, isNew: boolean) => void) | undefined

/**
 * Makes texts clickable, and keeps the address at that of the Studio. A quarter of a megabyte, which loads beside
 * the page: the Studio waits some seconds for it before it warns the editor.
 */
export async function connectToStudio(): Promise<void> {
  const { enableVisualEditing } = await import('@sanity/visual-editing')
  enableVisualEditing({
    history: {
      subscribe(listener) {
        navigateStudio = listener
        listener({ type: 'replace', url: location.href })
        return () => {
          navigateStudio = undefined
        }
      },
      update({ type, url }) {
        if (type === 'pop') history.back()
        else if (follow) follow(url, type === 'push')
        else location.replace(url)
      },
    },
    // Drafts arrive by messages.
    refresh: () => false,
  })
}

/** Keeps page and Studio at one address. */
export function FollowStudio() {
  const current = useLocation()
  const navigate = useNavigate()

  const goTo = useEffectEvent((url: string, isNew: boolean) => {
    const { pathname, search, hash } = new URL(url, location.href)
    navigate(`${getPagePath(pathname)}${search}${hash}`, { replace: !isNew })
  })

  useEffect(() => {
    follow = (url, isNew) => goTo(url, isNew)
    return () => {
      follow = undefined
    }
  }, [])

  useEffect(() => navigateStudio?.({ type: 'push', url: location.href }), [current])
  return null
}
