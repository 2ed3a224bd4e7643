import type { ConsentStore } from './consent.ts'

/** What an event says (specification, section 7). */
export type EventParams = { category: string; label: string; value: number }

/** The part of react-ga4 that is used. */
export type Tag = {
  event: (name: string, params: EventParams) => void
  send: (hit: { hitType: 'pageview'; page: string; title: string }) => void
}

type ReporterParts = {
  consent: Pick<ConsentStore, 'read'>
  /** Loads and starts the provider's tag: the first request to the provider. */
  startTag: (measurementId: string) => Promise<Tag>
  /** Tells a tag that has been started whether it may send. */
  allow: (measurementId: string, allowed: boolean) => void
  /** Removes what a tag has stored on the device. */
  forget: () => void
}

/**
 * Passes events and page views to the analytics tag. Nothing is loaded, kept or sent without
 * consent, or without a measurement ID.
 */
export function createReporter({ consent, startTag, allow, forget }: ReporterParts) {
  let measurementId: string | null = null
  let tag: Promise<Tag | null> | null = null

  const isAllowed = () => consent.read() === 'granted'

  const started = (id: string) => {
    tag ??= startTag(id).catch((error: unknown) => {
      // Blocked or offline; the next event tries again.
      tag = null
      console.warn('Analytics did not load:', error)
      return null
    })
    return tag
  }

  async function report(send: (tag: Tag) => void) {
    if (!measurementId || !isAllowed()) return
    const tag = await started(measurementId)
    if (tag && isAllowed()) send(tag)
  }

  return {
    /** Starts or stops analytics; to be called at app start and after each choice. */
    follow(id: string | null) {
      measurementId = id
      if (!id) return
      if (tag) allow(id, isAllowed())
      else if (isAllowed()) void started(id)
      if (!isAllowed()) forget()
    },
    event: (name: string, params: EventParams) => void report((tag) => tag.event(name, params)),
    pageView: (page: string, title: string) =>
      void report((tag) => tag.send({ hitType: 'pageview', page, title })),
  }
}
