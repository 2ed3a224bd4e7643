import './contact-page.css'
import { Later } from '#app/hydration/later.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './form/contact-form.tsx'
import { NextSteps } from './next-steps.tsx'

/** The enquiry form with the company's details beside it (specification, section 2, Contact). */
export function ContactPage({ content }: PageProps<'contact'>) {
  return (
    <>
      <div className="contact">
        <img
          className="contact__sun"
          src={art('scenes/contact-sun')}
          alt=""
          width="1160"
          height="1160"
          decoding="async"
        />
        <div className="contact__columns wrap grid-12">
          <div className="contact__words">
            <Headline headline={content.headline} className="contact__headline" />
            <p className="contact__lead">{content.lead}</p>
            <ContactFacts replyTimes={content.replyTimes} />
          </div>
          <div className="contact__form">
            <ContactForm
              formHeading={content.formHeading}
              formHelp={content.formHelp}
              privacyNote={content.privacyNote}
            />
          </div>
        </div>
      </div>
      <Later>
        <NextSteps meeting={content.meeting} next={content.next} />
      </Later>
    </>
  )
}
