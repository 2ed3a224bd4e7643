import { type ComponentType, useEffect, useState } from 'react'
import { consent } from '#app/analytics/consent.ts'
import { whenSplashDone } from '../splash/splash-done.ts'

/** From the start of the app until the banner appears, in ms (specification, section 9). */
export const BANNER_DELAY_MS = 2000

/** Told on the window when the visitor wants to choose again. */
export const COOKIE_CHOICES_EVENT = 'kitewright:cookie-choices'

type Dialog = ComponentType<{ onClosed: () => void }>

/**
 * Asks for consent to analytics 2 s after the app has started, if the choice is unknown, and again
 * whenever the visitor wants to (specification, section 4). The dialog itself is loaded only then.
 */
export function CookieBanner() {
  const [asking, setAsking] = useState(false)
  const [Dialog, setDialog] = useState<Dialog | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const cancel = whenSplashDone(() => {
      timer = setTimeout(() => {
        if (consent.read() === 'unknown') setAsking(true)
      }, BANNER_DELAY_MS)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    const ask = () => setAsking(true)
    addEventListener(COOKIE_CHOICES_EVENT, ask)
    return () => removeEventListener(COOKIE_CHOICES_EVENT, ask)
  }, [])

  useEffect(() => {
    if (!asking || Dialog) return
    import('./cookie-dialog.tsx').then(
      (module) => setDialog(() => module.CookieDialog),
      (error: unknown) => {
        setAsking(false)
        console.warn('The cookie banner did not load:', error)
      },
    )
  }, [asking, Dialog])

  return asking && Dialog ? <Dialog onClosed={() => setAsking(false)} /> : null
}
