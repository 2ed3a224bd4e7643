import { toPhoneHref } from '@kitewright/content-rules/text'
import { pagePaths } from '@kitewright/content-types/addresses'
import { useHydrated } from '@kitewright/site-engine/client'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { trackEvent } from '#app/analytics/track-event.ts'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { useCompanyFacts } from '#app/sections/company/company-facts.ts'
import { ContactForm } from '#app/sections/contact-form/contact-form.tsx'
import { getAboutQuery, withAbout } from '#app/sections/enquiry/about-query.ts'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChatLink, tapLink, useChat } from '#app/ui/call-or-chat.tsx'
import { Headline } from '#app/ui/headline.tsx'

/** The enquiry form with the company's details beside it (specification, section 2, Contact). */
export function ContactPage({ content }: PageProps<'contact'>) {
  const art = useArt()
  const hasSubject = useHasSubject()
  const facts = <ContactFacts replyTimes={content.replyTimes} />
  return (
    <>
      <div className="relative overflow-hidden pt-[clamp(2.5rem,5vw,4.75rem)] lg:pb-section">
        <img
          className="absolute -top-56 right-[max(-21rem,-23vw)] h-auto w-[min(72rem,84vw)] max-w-none max-lg:hidden"
          src={art('scenes/contact-sun')}
          alt=""
          width="1160"
          height="1160"
          decoding="async"
        />
        <div className="relative mx-auto grid max-w-page grid-cols-12 gap-x-twelfths px-safe lg:grid-rows-[auto_1fr]">
          <div className="col-span-full lg:col-span-5 lg:max-xl:pr-4">
            <Headline headline={content.headline} className="contact-headline" />
            <p
              className={`mt-6 mb-9 measure-170 text-lead/142 ${hasSubject ? 'max-lg:hidden' : ''}`}
            >
              {content.lead}
            </p>
          </div>
          {!hasSubject && facts}
          <div className="contact-form-side">
            <ContactForm
              formHeading={content.formHeading}
              formHelp={content.formHelp}
              privacyNote={content.privacyNote}
              next={content.next}
            />
          </div>
          {hasSubject && facts}
        </div>
      </div>
      {/* Not lazy: the click on its link is counted, and the link loads another document. */}
      <NextSteps meeting={content.meeting} next={content.next} />
    </>
  )
}

/** Whether the visitor came with a choice: then the form is first on phones. */
function useHasSubject(): boolean {
  const { search } = useLocation()
  const [hasSubject] = useState(() => getAboutQuery(search) !== '')
  return useHydrated() && hasSubject
}

type ContactFactsProps = Pick<PageContent['contact'], 'replyTimes'>

/** How else to reach the company, and when (specification, section 2, Contact). */
function ContactFacts({ replyTimes }: ContactFactsProps) {
  const { email, phone, hours, headquarters } = useSite().settings
  const chat = useChat()
  const company = useCompanyFacts()
  return (
    <section
      className="col-span-full self-end border-t-2 border-ink max-lg:last:my-10 lg:col-span-5 lg:row-start-2 lg:max-xl:pr-4"
      aria-labelledby="contact-details"
    >
      <h2 id="contact-details" className="sr-only">
        Contact details
      </h2>
      <dl>
        <ContactLine name="Email">
          <a className={tapLink} href={`mailto:${email}`}>
            {email}
          </a>
        </ContactLine>
        <ContactLine name="Phone" more={hours}>
          <a className={tapLink} href={toPhoneHref(phone)}>
            {phone}
          </a>
        </ContactLine>
        {chat && (
          <ContactLine name="WhatsApp">
            <ChatLink label="Start a chat" className={tapLink} />
          </ContactLine>
        )}
        <ContactLine name="Headquarters" more={headquarters.note}>
          {headquarters.city}, {headquarters.country}
        </ContactLine>
        <ContactLine name="Reply times" more={replyTimes.note}>
          {replyTimes.value}
        </ContactLine>
        {company.map(({ name, value }) => (
          <ContactLine key={name} name={name}>
            {value}
          </ContactLine>
        ))}
      </dl>
    </section>
  )
}

type ContactLineProps = { name: string; more?: string; children: ReactNode }

/** Under its name where that leaves too little room for a mail address. */
function ContactLine({ name, more, children }: ContactLineProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-3">
      <dt className="flex-[0_0_6.5rem] text-md text-ink-2 md:basis-32">{name}</dt>
      <dd className="flex-[1_1_12.5rem] text-lg/135 font-semibold">
        {children}
        {more && <span className="block text-md font-normal text-ink-2">{more}</span>}
      </dd>
    </div>
  )
}

type NextStepsProps = Pick<PageContent['contact'], 'meeting' | 'next'>

const reportClick = () =>
  trackEvent('cta_click', {
    category: 'Engagement',
    label: 'Book Meeting - Contact Page CTA',
    value: 1,
  })

/** The alternative, a meeting, and the steps after an enquiry. */
function NextSteps({ meeting, next }: NextStepsProps) {
  const { search } = useLocation()
  const { href, label } = meeting.action
  const handsOn = useHydrated() && href === pagePaths.booking
  return (
    <div className="on-night">
      <div className="mx-auto grid max-w-page grid-cols-12 items-center gap-x-twelfths px-safe py-[clamp(3.5rem,6vw,6rem)]">
        <section className="col-span-full lg:col-span-5" aria-labelledby="contact-meeting">
          <h2 id="contact-meeting">{meeting.heading}</h2>
          <p className="mt-4 mb-7 measure-170 text-lead/142 text-on-night-2">{meeting.text}</p>
          <ButtonLink
            href={handsOn ? withAbout(href, search) : href}
            kind="haldi"
            onClick={reportClick}
          >
            {label}
          </ButtonLink>
        </section>
        <section
          className="col-span-full max-lg:mt-10 lg:col-start-7"
          aria-labelledby="contact-next"
        >
          <h2
            id="contact-next"
            className="mb-4 text-h5 font-semibold tracking-normal text-on-night-2"
          >
            {next.heading}
          </h2>
          <ol>
            {next.items.map(({ _key, title, text }) => (
              <li
                key={_key}
                className="grid gap-1.25 border-t border-night-rule pt-4.5 pb-4 last:border-b md:grid-cols-[9rem_1fr] md:gap-5"
              >
                <strong className="text-h4/110 text-haldi">{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
