import { useConfig } from '#app/routing/config-context.tsx'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { useToday } from '#app/ui/format-date.ts'

/**
 * A service page prints as its price sheet, one page of A4: the prices and the parts around them; the rest of
 * the page is hidden.
 */
export const pricesOnly = 'print:[&_:not(:has(#prices),#prices,#prices_*)]:hidden'

/** The service, and the date of the prices. */
export function SheetHead({ service }: { service: Service }) {
  return (
    <div className="hidden grid-cols-fill-auto items-end gap-x-10 border-b-2 border-ink pt-8 pb-3 print:mb-5 print:grid">
      <div>
        <p className="text-h2 font-heavy tracking-head">{service.title}</p>
        <p className="mt-2 text-sm">{service.lead}</p>
      </div>
      <p className="text-right font-mono text-note">
        Price sheet
        <br />
        <span className="whitespace-nowrap">{useToday()}</span>
      </p>
    </div>
  )
}

/** Contact details. Legal name and numbers are in the footer, which prints below. */
export function SheetFooter({ path }: { path: string }) {
  const { email, phone, hours, headquarters, signatory } = useSite().settings
  const { siteUrl } = useConfig()
  return (
    <div className="hidden print:mt-5 print:block">
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
        <span>{email}</span>
        <span>
          {phone}, {hours}
        </span>
        <span>
          {headquarters.city}, {headquarters.country}
        </span>
        <span>{`${siteUrl}${path}`.replace(/^https?:\/\//, '')}</span>
        {signatory && <span>Quotes signed by {signatory}</span>}
      </p>
    </div>
  )
}

/** The browser's print dialog also saves as PDF. Needs scripts; the browser's menu works without. */
export function SavePriceSheet() {
  return (
    <button
      type="button"
      className="text-link inline-block cursor-pointer py-1 noscript:hidden"
      onClick={() => print()}
    >
      Save price sheet
    </button>
  )
}
