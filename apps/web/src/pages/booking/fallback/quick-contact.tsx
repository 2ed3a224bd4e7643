import { pagePaths } from '@kitewright/content-types/addresses'
import './quick-contact.css'
import { useNavigate } from 'react-router-dom'
import { Button } from '#app/ui/button.tsx'
import { LongTextField, TextField } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'

/** A form that sends nothing: its button leads to the contact page (specification, section 2). */
export function QuickContact({ note }: { note: string }) {
  const navigate = useNavigate()
  return (
    <form className="quick-contact" aria-labelledby="quick-contact-heading">
      <h2 id="quick-contact-heading">Quick Contact</h2>
      <p className="quick-contact__note">{note}</p>
      <noscript>
        <p className="quick-contact__note">
          The calendar needs JavaScript. Please use the{' '}
          <Link href={pagePaths.contact}>contact page</Link>, write an email or phone us.
        </p>
      </noscript>
      <div className="quick-contact__pair">
        <TextField
          id="quick-name"
          name="name"
          label="Name"
          placeholder="Your full name"
          autoComplete="name"
        />
        <TextField
          id="quick-email"
          name="email"
          type="email"
          label="Email"
          placeholder="you@company.in"
          autoComplete="email"
        />
      </div>
      <TextField
        id="quick-time"
        name="time"
        label="Preferred Time"
        placeholder="For example, Tuesday after 3 PM IST"
      />
      <LongTextField
        id="quick-message"
        name="message"
        label="Message"
        placeholder="What would you like to talk about?"
        rows={3}
      />
      <Button kind="haldi" onClick={() => navigate(pagePaths.contact)}>
        Send Message
      </Button>
    </form>
  )
}
