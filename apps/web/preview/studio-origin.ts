/** Origin of the Studio, which the build writes into the page; empty in a site that was built without one. */
const studio = document.querySelector<HTMLMetaElement>('meta[name=studio]')?.content ?? ''

/**
 * Accepts messages from the Studio only. Sanity's code would answer any page that frames this one: headers
 * forbid that, but a host may not send them.
 */
export function rejectOtherMessages(): void {
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== studio && event.origin !== location.origin)
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** Whether this page is in a frame, or was opened in a window by another page. */
export const isEmbedded = () => parent !== window || opener !== null

/** Resolves with the Studio's first message, and in no other page. */
export const waitForStudioMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const onMessage = ({ origin }: MessageEvent) => {
      if (origin !== studio) return
      removeEventListener('message', onMessage)
      resolve()
    }
    addEventListener('message', onMessage)
  })
