import type { BrowserContext } from '@playwright/test'

const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')

/**
 * Keeps the Studio off the network: it asks Sanity for a font, for newer versions of itself and the
 * like, and works as well without. Each question gets an empty answer.
 */
export const keepOutsidersAway = (context: BrowserContext) =>
  context.route(
    (url) => !isHere(url),
    (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ json: {} })
        : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
