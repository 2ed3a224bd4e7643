import { formatClock, TIME_ZONE } from '@kitewright/content-rules/dates'

const createFormatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, ...options })

const day = createFormatter({ day: 'numeric', month: 'short' })
const dayOfYear = createFormatter({ day: 'numeric', month: 'short', year: 'numeric' })
const year = createFormatter({ year: 'numeric' })

/** When an enquiry came, for a narrow row: “16:20 IST” today, “3 Nov”, “3 Nov 2025”. */
export function formatShortReceived(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (dayOfYear.format(at) === dayOfYear.format(now)) return formatClock(iso)
  return (year.format(at) === year.format(now) ? day : dayOfYear).format(at)
}

/** Why an enquiry may come from a program, as the form's `flag` has it. */
export function formatFlag(flag: string): string {
  return flag
    .split(';')
    .map((reason) => formatReason(reason.trim()))
    .join('; ')
}

function formatReason(reason: string): string {
  if (reason === 'hidden field filled in') return 'a field was filled in that people do not see'
  const [, ms] = /^sent (\d+) ms after page load$/.exec(reason) ?? []
  if (ms === undefined) return reason
  return `it was sent ${(Number(ms) / 1000).toFixed(1)} seconds after the page had loaded, and people take longer`
}

/** The parameters of a campaign, one by one: `utm_source: mail`. */
export const formatCampaign = (campaign: string): string[] =>
  [...new URLSearchParams(campaign)].map(([name, value]) => `${name}: ${value}`)
