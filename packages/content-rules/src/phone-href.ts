/**
 * "+91 80 5550 0142" -> "tel:+918055500142"; undefined for a text that is not exactly one number, such as two numbers or
 * one with an extension. "(0)" behind a country code is not dialed from abroad.
 */
export function phoneHref(phone: string): string | undefined {
  const isOne = /^\+?[\d\s().\u2010-\u2015-]+$/.test(phone.trim())
  const digits = phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')
  return isOne && /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined
}
