/** Characters that no address needs: controls, spaces, invisible characters, `\`. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}\\]/u

/** The same ones percent-encoded: %00–%1F, %7F, and the backslash. */
const forbiddenEncoded = /%(?:[01][0-9a-f]|7f|5c)/i

const MAX_LENGTH = 2000

/**
 * Allows `https:`, `mailto:` and `tel:` addresses, a site path that starts with a single slash, or a `#fragment`. This
 * is an allowlist: anything else is rejected, however a browser would resolve it.
 */
export function safeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href === '' || href.length > MAX_LENGTH) return false
  if (forbidden.test(href) || forbiddenEncoded.test(href)) return false
  if (href.startsWith('#')) return href.length > 1
  if (href.startsWith('/')) return isSitePath(href)
  if (/^https:\/\//i.test(href)) return isWebAddress(href)
  if (/^mailto:/i.test(href)) return /^mailto:[^@?#&:/]+@[^@?#&:/]+\.[^@?#&:/]+(\?.*)?$/i.test(href)
  if (/^tel:/i.test(href)) return /^tel:\+?[0-9][0-9().-]*$/i.test(href)
  return false
}

/** A path that resolves to this site on every page, also after `..` and decoding. */
function isSitePath(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /^\/(?:%2f|\.{1,2}(?:\/|$)|%2e)/i.test(path)) return false
  const base = 'https://site.invalid'
  return URL.canParse(href, base) && new URL(href, base).origin === base
}

/** Rejects credentials: `https://bank.example@evil.example` misleads. */
function isWebAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}

/**
 * "+91 80 5550 0142" -> "tel:+918055500142"; undefined for a text that is not exactly one number, such as two numbers or
 * one with an extension. "(0)" behind a country code is not dialed from abroad.
 */
export function phoneHref(phone: string): string | undefined {
  const isOne = /^\+?[\d\s().\u2010-\u2015-]+$/.test(phone.trim())
  const digits = phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')
  return isOne && /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined
}
