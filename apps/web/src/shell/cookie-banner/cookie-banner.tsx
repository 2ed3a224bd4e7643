import { lazy, startTransition, useCallback, useEffect, useState } from 'react'
import { CONSENT_KEY, consent } from '#app/analytics/consent.ts'
import { runAfterSplash } from '#app/shell/splash/run-after-splash.ts'
import { runWhenNotTyping } from '#app/ui/run-when-not-typing.ts'

/** From the start of the app until the banner appears, in ms (specification, section 9). */
export const BANNER_DELAY_MS = 2000

/** Dispatched on the window when the visitor opens the cookie choices again. */
export const COOKIE_CHOICES_EVENT = 'kitewright:cookie-choices'

const CookieDialog = lazy(async () => {
  const { CookieDialog } = await import('./cookie-dialog.tsx')
  return { default: CookieDialog }
})

/**
 * Asks for consent to analytics 2 s after the app has started, if the choice is unknown, and again
 * whenever the visitor wants to (specification, section 4). The dialog itself is loaded only then.
 */
export function CookieBanner() {
  const [asking, setAsking] = useState(false)

  // A transition: no fallback shows while the dialog's code loads.
  const ask = useCallback(() => startTransition(() => setAsking(true)), [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let endWait = () => {}
    const cancel = runAfterSplash(() => {
      timer = setTimeout(() => {
        endWait = runWhenNotTyping(() => {
          if (consent.read() === 'unknown') ask()
        })
      }, BANNER_DELAY_MS)
    })
    return () => {
      cancel()
      clearTimeout(timer)
      endWait()
    }
  }, [ask])

  useEffect(() => {
    addEventListener(COOKIE_CHOICES_EVENT, ask)
    return () => removeEventListener(COOKIE_CHOICES_EVENT, ask)
  }, [ask])

  // A choice in another tab answers the question here.
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY && consent.read() !== 'unknown') setAsking(false)
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [])

  return asking ? <CookieDialog onClosed={() => setAsking(false)} /> : null
}
