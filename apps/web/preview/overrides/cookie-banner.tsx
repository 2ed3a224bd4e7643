export {
  BANNER_DELAY_MS,
  COOKIE_CHOICES_EVENT,
} from '../../src/shell/cookie-banner/cookie-banner.tsx'

/** An editor has nothing to consent to, and the banner would lie over the page. */
export const CookieBanner: typeof import('../../src/shell/cookie-banner/cookie-banner.tsx').CookieBanner =
  () => null
