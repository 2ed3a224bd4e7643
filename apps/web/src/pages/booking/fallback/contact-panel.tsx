import { toPhoneHref } from '@kitewright/content-rules/text'
import type { ReactNode } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ChatLink, tapLink, useChat } from '#app/ui/call-or-chat.tsx'
import { Icon } from '#app/ui/icon.tsx'

type ContactPanelProps = {
  notice: PageContent['booking']['fallbackNotice']
  schedulingUrl: string | null
}

const link = `${tapLink} decoration-ink`

/** Ways that work without the calendar (specification, section 2, Book Meeting). */
export function ContactPanel({ notice, schedulingUrl }: ContactPanelProps) {
  const { email, phone, hours } = useSite().settings
  const chat = useChat()
  return (
    <section
      className="flex flex-col bg-haldi p-panel text-ink max-lg:px-safe max-lg:py-7 [&_:focus-visible]:outline-ink"
      aria-labelledby="contact-panel-heading"
    >
      <h2 id="contact-panel-heading" className="text-h3/105">
        Let’s Connect
      </h2>
      <p className="mt-2.5 mb-5.5 leading-145">{notice}</p>
      <dl className="mt-auto border-t-2 border-ink">
        <Contact label="Email">
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </Contact>
        <Contact label="Phone">
          <a className={link} href={toPhoneHref(phone)}>
            {phone}
          </a>
        </Contact>
        {chat && (
          <Contact label="WhatsApp">
            <ChatLink label="Start a chat" className={link} />
          </Contact>
        )}
        <Contact label="Hours">{hours}</Contact>
      </dl>
      {schedulingUrl && (
        <a
          className="text-link mt-5 decoration-ink"
          href={schedulingUrl}
          target="_blank"
          rel="noopener"
        >
          Open the calendar in a new{' '}
          <span className="whitespace-nowrap">
            tab <Icon name="arrow-square-out" className="inline size-[1em] align-[-0.1em]" />
          </span>
        </a>
      )}
    </section>
  )
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-ink/35 pt-3 pb-2.5 leading-140">
      <dt className="text-md">{label}</dt>
      <dd className="text-[1.125rem] font-semibold">{children}</dd>
    </div>
  )
}
