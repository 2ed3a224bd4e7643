import { phoneHref } from '@kitewright/content-rules/phone-href'
import type { ReactNode } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'

type ContactFactsProps = Pick<PageContent['contact'], 'replyTimes'>

/** How else to reach the company, and when (specification, section 2, Contact). */
export function ContactFacts({ replyTimes }: ContactFactsProps) {
  const { email, phone, hours, headquarters } = useSite().settings
  return (
    <section className="mt-auto border-t-2 border-ink" aria-labelledby="contact-details">
      <h2 id="contact-details" className="sr-only">
        Contact details
      </h2>
      <dl>
        <Fact name="Email">
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact name="Phone" more={hours}>
          <a className="text-link" href={phoneHref(phone)}>
            {phone}
          </a>
        </Fact>
        <Fact name="Headquarters" more={headquarters.note}>
          {headquarters.city}, {headquarters.country}
        </Fact>
        <Fact name="Reply times" more={replyTimes.note}>
          {replyTimes.value}
        </Fact>
      </dl>
    </section>
  )
}

type FactProps = { name: string; more?: string; children: ReactNode }

/** Under its name where that leaves too little room for a mail address. */
function Fact({ name, more, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-3">
      <dt className="flex-[0_0_6.5rem] text-md text-ink-2 md:basis-32">{name}</dt>
      <dd className="flex-[1_1_12.5rem] text-lg/[1.35] font-semibold">
        {children}
        {more && <span className="block text-md font-normal text-ink-2">{more}</span>}
      </dd>
    </div>
  )
}
