import { createLegalPage } from '../../document-parts/legal-page.ts'
import { createHeadline, createPageMeta } from '../../document-parts/parts.ts'

export const termsOfUse = createLegalPage({
  address: 'terms-of-use',
  title: 'Terms of Use',
  summary:
    'Descriptions and prices on this site are indicative; a project starts with a written proposal that both sides accept. The laws of India apply, with courts in Bangalore.',
  sections: [
    {
      anchor: 'acceptance',
      title: 'Acceptance',
      body: `
        This website is run by Kitewright Technologies Private Limited, {address}
        (“Kitewright”, “we”). By using the site you accept these terms. If you do not accept them,
        please do not use the site.

        If you use the site for a company or another organisation, you confirm that you may act
        for it.

        Paid work is governed by a signed proposal or agreement. If that document and these terms
        differ, the signed document applies.
      `,
    },
    {
      anchor: 'services',
      title: 'Services',
      body: `
        The site describes our services in software, electronics, IoT, automation, consulting,
        marketing and design. Descriptions, timelines and price ranges on the site are general and
        indicative. They are not an offer that can be accepted as it stands.

        A project starts when both sides have accepted a written proposal with its scope, price
        and dates. A fixed-price quote covers the scope that it describes. A change of scope needs
        the written consent of both sides.

        Projects carry a 30-day bug-fix warranty. It covers faults in the delivered work, measured
        against the agreed scope. Further support is part of a package or of a separate support
        plan.
      `,
    },
    {
      anchor: 'user-responsibilities',
      title: 'User responsibilities',
      body: `
        When you use the site, you agree to:

        - give correct details when you contact us or book a meeting
        - send only material that you have the right to send
        - follow the laws that apply to you

        You agree not to:

        - break into, overload or disturb the site, or try to
        - send harmful code or unwanted bulk messages
        - pretend to be another person or company

        If we work together, you also agree to give us the information, access and approvals that
        the agreed schedule needs, in time.
      `,
    },
    {
      anchor: 'intellectual-property',
      title: 'Intellectual property',
      body: `
        The text, drawings, film, design, code, name and logo of this site belong to Kitewright or
        its licensors and are protected by law. You may view and print pages for your own use,
        including to decide whether to work with us. Any other copying or use needs our written
        consent, except where the law allows it.

        What you send us remains yours. You allow us to use it to answer you and to prepare a
        proposal.

        Unless the signed agreement says otherwise, the code and the designs that we make for a
        project become yours when its last invoice is paid. White label products are licensed.
        Open-source parts, third-party parts and tools that we had before stay under their own
        licences; you may use our tools in the delivered work without a time limit.
      `,
    },
    {
      anchor: 'payment-terms',
      title: 'Payment terms',
      body: `
        The site takes no payments. Unless the proposal says otherwise:

        - small projects are paid 50% upfront and 50% on completion
        - large projects are paid by milestone
        - support plans start from $500/month and are paid as the plan states

        Price ranges on the site are in Indian rupees, where K means thousand and L means lakh.
        Support plans are stated in US dollars. Prices are without GST, which is shown on the
        invoice at the rate that the law sets.

        Due dates are in the proposal or on the invoice. If a payment is late, we may pause work
        after telling you in writing.
      `,
    },
    {
      anchor: 'limit-of-liability',
      title: 'Limit of liability',
      body: `
        We take care that the information on this site is correct, but it is general and comes
        without warranty. Please ask us before you rely on it for a decision.

        As far as the law allows, we are not liable for loss of profit, loss of business, loss of
        data or indirect loss that follows from the use of the site.

        For paid work, our total liability is limited to the amount paid to us for that work,
        unless the signed agreement says otherwise.

        Nothing in these terms limits liability for fraud, for wilful misconduct, or for anything
        else where the law does not allow a limit.
      `,
    },
    {
      anchor: 'availability',
      title: 'Availability',
      body: `
        We try to keep the site available at all times, but we do not promise it. We may change,
        pause or remove any part of it. Maintenance, faults or events outside our control may
        interrupt it.

        The calendar on the booking page and the pages behind our social links are run by other
        companies. We do not control them and are not responsible for them.

        Reply times and other statements about availability on this site describe how we work.
        Binding service levels are those in a signed agreement.
      `,
    },
    {
      anchor: 'confidentiality',
      title: 'Confidentiality',
      body: `
        If you tell us something in an enquiry or a meeting that is clearly not public, we keep it
        confidential and use it only to answer you and to prepare a proposal. If you need a
        written non-disclosure agreement first, please ask for one before you send the details.

        This does not apply to information that is public, that we already had, that we develop
        ourselves without using yours, that we lawfully receive from someone else, or that the law
        requires us to disclose.

        Personal data is covered by the [Privacy Policy](/privacy-policy).
      `,
    },
    {
      anchor: 'termination',
      title: 'Termination',
      body: `
        You may stop using the site at any time. If you break these terms, we may block your
        access to it.

        Unless its agreement says otherwise, you may end a project with 14 days’ notice in
        writing. Finished milestones and the finished part of the current one are then paid, what
        you have paid beyond that is returned within 30 days, and you receive what has been made
        so far.

        The sections on intellectual property, payment for work already done, limit of liability,
        confidentiality and governing law continue after these terms end.
      `,
    },
    {
      anchor: 'governing-law',
      title: 'Governing law',
      body: `
        These terms are governed by the laws of India. The courts in Bangalore have jurisdiction
        over any dispute about the site or these terms.

        If a court finds one of these terms invalid, the others stay in force.
      `,
    },
    {
      anchor: 'contact',
      title: 'Contact',
      body: `
        Questions about these terms:

        - Kitewright Technologies Private Limited, {address} (visits by appointment only)
        - Email: {email}
        - Phone: {phone}, {hours}
      `,
    },
    {
      anchor: 'changes',
      title: 'Changes',
      body: `
        We may change these terms. The text on this page is the one that applies from the time it
        appears here. If you continue to use the site after a change, you accept the new terms.

        A change here does not alter a proposal or an agreement that is already signed.
      `,
    },
  ],
  meta: createPageMeta({
    title: 'Terms of Use',
    description:
      'The terms for using the Kitewright website: services, payment terms, liability, confidentiality, and the law of India with courts in Bangalore.',
    socialHeadline: createHeadline('Terms of', 'Use'),
  }),
})
