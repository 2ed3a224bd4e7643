import { correctedAddress } from '@kitewright/site-engine/client'

/**
 * At an address that names no page: leads to the page that was meant, as a host of files alone cannot.
 * Resolves when the page that came is to stay, and never while another document is on its way. Where the
 * host has answered with that very page (`/about.html`), only the address is put right: a host that
 * insists on its own spelling would be asked for ever.
 *
 * @param served path of the page that came.
 */
export async function leadToMeantPage(isKnown: (path: string) => boolean, served: string) {
  const { pathname, search, hash, origin } = location
  const meant = correctedAddress({ path: pathname, search }, isKnown)
  if (meant === undefined) return
  if (new URL(meant, origin).pathname === served) {
    history.replaceState(history.state, '', meant + hash)
    return
  }
  location.replace(meant + hash)
  await new Promise(() => {})
}
