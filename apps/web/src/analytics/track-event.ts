import { type ConsentStore, consent } from './consent.ts'

/** Parameters of an event (specification, section 7). */
type EventParams = { category: string; label: string; value: number }

/** The part of react-ga4 that is used. */
type Tag = {
  event: (name: string, params: EventParams) => void
  send: (hit: { hitType: 'pageview'; page: string; title: string }) => void
}

type ReporterParts = {
  consent: Pick<ConsentStore, 'read'>
  /** Loads and starts the provider's tag: the first request to the provider. */
  startTag: (measurementId: string) => Promise<Tag>
  /** Allows or forbids a started tag to send. */
  allow: (measurementId: string, allowed: boolean) => void
  /** Removes the tag's data from the device. */
  removeData: () => void
}

/**
 * Passes events and page views to the analytics tag. Nothing is loaded, kept or sent without
 * consent, or without a measurement ID.
 */
export function createReporter({ consent, startTag, allow, removeData }: ReporterParts) {
  let measurementId: string | null = null
  let tag: Promise<Tag | null> | null = null

  const isAllowed = () => consent.read() === 'granted'

  const startOnce = (id: string) => {
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
    const tag = await startOnce(measurementId)
    if (tag && isAllowed()) send(tag)
  }

  return {
    /** Starts or stops analytics; to be called at app start and after each choice. */
    follow(id: string | null) {
      measurementId = id
      if (!id) return
      if (tag) allow(id, isAllowed())
      else if (isAllowed()) void startOnce(id)
      if (!isAllowed()) removeData()
    },
    event: (name: string, params: EventParams) => void report((tag) => tag.event(name, params)),
    pageView: (page: string, title: string) =>
      void report((tag) => tag.send({ hitType: 'pageview', page, title })),
  }
}

async function startTag(measurementId: string): Promise<Tag> {
  const { default: tag } = await import('react-ga4')
  // Page views are sent with each route change; the tag's own would count the first one twice. Those that it would
  // send when the history changes are turned off in the account alone (docs/settings.md).
  tag.initialize(measurementId, { gtagOptions: { send_page_view: false } })
  return tag
}

/** The provider's own switch: a started tag then sends nothing, and sets no cookies. */
function allow(measurementId: string, allowed: boolean) {
  Object.assign(window, { [`ga-disable-${measurementId}`]: !allowed })
}

/** Removes the tag's data, also of an earlier page or another tab. Most visitors have none. */
function removeData() {
  if (!/\b_ga/.test(document.cookie)) return
  import('./remove-cookies.ts')
    .then(({ removeCookies }) => removeCookies('_ga'))
    .catch((error: unknown) => console.warn('Cookies of analytics are still there:', error))
}

/** The analytics of this site. */
export const reporter = createReporter({ consent, startTag, allow, removeData })

/**
 * Reports an event under exactly this name, if the visitor allows analytics (specification, section 10, Analytics
 * events). react-ga4's other form of the call would capitalise the name.
 */
export const trackEvent = (name: string, params: EventParams) => reporter.event(name, params)
