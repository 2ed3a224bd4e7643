/** A host and the domains above it, which a cookie may belong to: `www.kitewright.example` -> itself, `kitewright.example`, `example`. */
const getDomains = (host: string) => {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/**
 * Removes the cookies whose names begin so. A page cannot read which domain a cookie was set for, and the
 * provider's tag sets its own for the highest one that the browser allows: all are tried, and the host alone.
 */
export function removeCookies(prefix: string) {
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '')
  const domains = ['', ...getDomains(location.hostname).map((domain) => `; domain=${domain}`)]
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in all browsers yet.
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
