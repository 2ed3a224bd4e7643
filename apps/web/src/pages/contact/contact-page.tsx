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
      <div className="relative overflow-hidden pt-[clamp(2.5rem,5vw,4.75rem)] lg:pb-section">
        <img
          className="absolute -top-56 right-[max(-21rem,-23vw)] h-auto w-[min(72rem,84vw)] max-w-none max-lg:hidden"
          src={art('scenes/contact-sun')}
          alt=""
          width="1160"
          height="1160"
          decoding="async"
        />
        <div className="relative mx-auto grid max-w-page grid-cols-12 gap-x-twelfths px-safe">
          <div className="col-span-full flex flex-col lg:col-span-5 lg:max-xl:pr-4">
            <Headline
              headline={content.headline}
              className="max-md:text-[min(max(2.75rem,1.5rem+5.6vw),15vw)]/none text-[clamp(2.75rem,1.5rem+5.6vw,7.25rem)] leading-[0.87] *:block lg:whitespace-nowrap lg:max-xl:text-[6.5vw]"
            />
            <p className="mt-6 mb-9 max-w-[17em] text-lead/[1.42]">{content.lead}</p>
            <ContactFacts replyTimes={content.replyTimes} />
          </div>
          {/* One column: the ground under the form takes the place of the sun. Narrow columns: the form takes
              one more, so that its choices can be read. */}
          <div className="col-span-full max-lg:-mx-safe max-lg:mt-10 max-lg:bg-haldi max-lg:p-safe max-lg:pb-[calc(var(--spacing-safe)*1.5)] lg:col-start-6 xl:col-start-7">
            <ContactForm
              formHeading={content.formHeading}
              formHelp={content.formHelp}
              privacyNote={content.privacyNote}
            />
          </div>
        </div>
      </div>
      {/* At once, as the click on its link is counted, and the link leaves for a document of its own. */}
      <NextSteps meeting={content.meeting} next={content.next} />
    </>
  )
}
