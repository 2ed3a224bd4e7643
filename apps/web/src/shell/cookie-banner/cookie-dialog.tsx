import './cookie-dialog.css'
import { useId } from 'react'
import { consent } from '#app/analytics/consent.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PortableText } from '#app/ui/portable-text.tsx'
import { useModal } from './use-modal.ts'

const half = 'flex-1 px-2 max-xs:text-sm/[1.2]'

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
      className="cookie-banner xs:right-auto xs:bottom-5 xs:left-5 xs:w-104"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      {...props}
    >
      <div className="cookie-banner__slip relative isolate">
        <h2 className="pt-0.5 pr-18 text-h4/[1.15]" id={`${id}-heading`}>
          {heading}
        </h2>
        <div className="mt-2 mb-4 grid gap-2 text-md/[1.42] text-ink-2" id={`${id}-text`}>
          <p>{text}</p>
          <PortableText value={detail} />
        </div>
        <div className="flex gap-2.5 [--surface:var(--color-sheet)]">
          <Button kind="ghost" small className={half} onClick={() => choose(true)}>
            Accept Analytics
          </Button>
          <Button kind="ghost" small className={half} onClick={() => choose(false)}>
            Essential Only
          </Button>
        </div>
        <button
          type="button"
          className="absolute top-1.75 right-6 grid size-11 cursor-pointer place-items-center"
          aria-label="Close"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  )
}
