import { getCorrectedAddress } from '@kitewright/site-engine/client'

/**
 * Redirects a misspelt address to its page, on hosts without redirect rules. Resolves when the served page stays;
 * never resolves while another document loads. Where the host has answered with that page (`/about.html`), only the
 * address changes: a redirect would loop on a host that prefers its own spelling.
 *
 * @param served path of the served page.
 */
export async function redirectToCanonical(isKnown: (path: string) => boolean, served: string) {
  const { pathname, search, hash, origin } = location
  const canonical = getCorrectedAddress({ path: pathname, search }, isKnown)
  if (canonical === undefined) return
  if (new URL(canonical, origin).pathname === served) {
    history.replaceState(history.state, '', canonical + hash)
    return
  }
  location.replace(canonical + hash)
  await new Promise(() => {})
}
