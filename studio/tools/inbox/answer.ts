import { formatMoment } from '@kitewright/content-rules/dates'
import type { StoredEnquiry } from '@kitewright/protocol/enquiry'

/** Characters of an address that every mail program and system still takes. */
const MAX_HREF_CHARACTERS = 2_000
/** Characters of a name in the salutation. */
const MAX_NAME_CHARACTERS = 60

/**
 * Opens the mail program with an answer begun: whom it goes to, the subject, “Dear …” and the message below. The
 * message is cut where the address would become too long; all else is kept.
 */
export function mailHref(
  { email, name, message, receivedAt }: StoredEnquiry,
  brand: string,
): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const subject = encodeURIComponent(`Re: your enquiry at ${brand}`)
  const salutation = [...name].slice(0, MAX_NAME_CHARACTERS).join('')
  const begun = `Dear ${salutation},\n\n\n\nOn ${formatMoment(receivedAt)} you wrote:\n`
  const href = `mailto:${to}?subject=${subject}&body=${encoded(begun)}`
  const quote = message
    .split('\n')
    .map((line) => `> ${line.trimEnd()}`)
    .join('\n')
  return href + encodedUpTo(quote, MAX_HREF_CHARACTERS - href.length)
}

/** Lines of a mail end with CR and LF (RFC 6068). */
const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** As much of the text as takes up so many characters once it is encoded. */
function encodedUpTo(text: string, most: number): string {
  const whole = encoded(text)
  if (whole.length <= most) return whole
  const end = encoded(' …')
  let cut = ''
  for (const sign of text) {
    const next = cut + encoded(sign)
    if (next.length + end.length > most) break
    cut = next
  }
  return cut && cut + end
}
