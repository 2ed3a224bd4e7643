import { useNavigation } from '@kitewright/site-engine/client'
import { useEffect } from 'react'

/**
 * A page that this tab cannot show: it could not be fetched, it was renamed or taken away, or it was published, or
 * the code replaced, since the tab was opened. The server has its document; while that does not answer, this says
 * so after a second, and retries when the connection or the visitor is back.
 */
export function OpenDocument() {
  const { pathname, search } = useNavigation().shown.location
  useEffect(openOnceServed, [])
  return (
    <div className="mx-auto min-h-[60svh] max-w-page animate-late px-safe py-section">
      <title>Page not loaded</title>
      <h1 className="measure-120 text-h1 font-heavy tracking-display">This page did not load</h1>
      <p className="mt-5 mb-7 measure-215 text-lead/142">
        The connection may have dropped on the way. The page opens when it is back.
      </p>
      <a className="button button--rani" href={pathname + search}>
        Open the page
      </a>
    </div>
  )
}

function openOnceServed() {
  const left = new AbortController()
  const { signal } = left
  const open = async () => {
    if (document.hidden) return
    try {
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
      if (status < 500) location.reload()
    } catch (error) {
      if (!signal.aborted) console.warn('The page is not served yet:', error)
    }
  }
  open()
  addEventListener('online', open, { signal })
  document.addEventListener('visibilitychange', open, { signal })
  return () => left.abort()
}
