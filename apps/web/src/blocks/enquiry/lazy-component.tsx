import { useId } from 'react'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { ContactForm } from '#app/sections/contact-form/contact-form.tsx'
import { ChatLink, PhoneLine } from '#app/ui/call-or-chat.tsx'

/** The contact form with the block's own text and subject. */
export function Block({ block, className }: BlockProps<'enquiry'>) {
  const { heading, text, about, form } = block
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="mx-auto grid max-w-page grid-cols-12 gap-x-twelfths gap-y-9 px-safe *:col-span-full">
        <div className="lg:col-span-5">
          <h2 id={id} className="measure-95 text-h1/95">
            {heading}
          </h2>
          <p className="mt-5 measure-170 text-lead/142">{text}</p>
          <div className="mt-5 flex flex-wrap items-baseline gap-x-6">
            <PhoneLine />
            <ChatLink />
          </div>
        </div>
        <div className="lg:col-start-6 xl:col-start-7">
          {form && <ContactForm {...form} about={about ? `about=${about}` : undefined} />}
        </div>
      </div>
    </section>
  )
}
