import { phoneHref } from '@kitewright/content-rules/phone-href'
import type { Location } from 'react-router-dom'
import { useSite } from '#app/routing/site-context.tsx'

/** Says at the foot of the page on the screen, which stays usable, that the next one comes when the line is back. */
export function OfflineNotice({ location }: { location: Location }) {
  const { phone } = useSite().settings
  return (
    <p
      className="on-night fixed inset-x-0 bottom-0 z-39 bg-night px-safe py-4 font-medium print:hidden"
      role="status"
    >
      <span>You are offline. The next page opens when the connection is back.</span>{' '}
      {/* Some browsers are mistaken about it. */}
      <a className="underline" href={location.pathname + location.search}>
        Try now
      </a>
      . Or call{' '}
      <a className="whitespace-nowrap underline" href={phoneHref(phone)}>
        {phone}
      </a>
      .
    </p>
  )
}
