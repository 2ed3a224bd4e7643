import './cookie-dialog.css'
import { useId } from 'react'
import { consent } from '#app/analytics/consent.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PortableText } from '#app/ui/portable-text.tsx'
import { useModal } from './use-modal.ts'

/** The choice itself. Whatever ends it without a choice stores nothing. */
export function CookieDialog({ onClosed }: { onClosed: () => void }) {
  const { heading, text, detail } = useSite().settings.cookieBanner
  const { close, props } = useModal(onClosed)
  const id = useId()

  const choose = (allowed: boolean) => {
    consent.choose(allowed)
    close()
  }

  return (
    <dialog
      className="cookie-banner"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      {...props}
    >
      <div className="cookie-banner__slip">
        <h2 className="cookie-banner__heading" id={`${id}-heading`}>
          {heading}
        </h2>
        <div className="cookie-banner__text" id={`${id}-text`}>
          <p>{text}</p>
          <PortableText value={detail} />
        </div>
        <div className="cookie-banner__choices">
          <Button kind="ghost" small onClick={() => choose(true)}>
            Accept Analytics
          </Button>
          <Button kind="ghost" small onClick={() => choose(false)}>
            Essential Only
          </Button>
        </div>
        <button type="button" className="cookie-banner__close" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  )
}
