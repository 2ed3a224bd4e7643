import { consent } from './consent.ts'
import { createReporter, type EventParams, type Tag } from './reporter.ts'

async function startTag(measurementId: string): Promise<Tag> {
  const { default: tag } = await import('react-ga4')
  // Page views are sent with each route change; the tag's own would count the first one twice. Those that it would
  // send when the history changes are turned off in the account alone (docs/hosting.md).
  tag.initialize(measurementId, { gtagOptions: { send_page_view: false } })
  return tag
}

/** The provider's own switch: a started tag then sends nothing, and sets no cookies. */
function allow(measurementId: string, allowed: boolean) {
  Object.assign(window, { [`ga-disable-${measurementId}`]: !allowed })
}

/** Removes what the tag has stored, also on an earlier page or by another tab. Most visitors have none of it. */
function forget() {
  if (!/\b_ga/.test(document.cookie)) return
  import('./remove-cookies.ts')
    .then(({ removeCookies }) => removeCookies('_ga'))
    .catch((error: unknown) => console.warn('Cookies of analytics are still there:', error))
}

/** The analytics of this site. */
export const reporter = createReporter({ consent, startTag, allow, forget })

/**
 * Reports an event under exactly this name, if the visitor allows analytics (specification, section 10, Analytics
 * events). react-ga4's other form of the call would capitalise the name.
 */
export const trackEvent = (name: string, params: EventParams) => reporter.event(name, params)
