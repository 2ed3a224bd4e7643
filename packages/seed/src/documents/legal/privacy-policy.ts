import { createLegalPage } from '../../document-parts/legal-page.ts'
import { createHeadline, createPageMeta } from '../../document-parts/parts.ts'

export const privacyPolicy = createLegalPage({
  address: 'privacy-policy',
  title: 'Privacy Policy',
  summary:
    'We use what you send us to answer you, and we do not sell it. Visits are counted only if you accept, and you can ask us to correct or erase what we hold.',
  sections: [
    {
      anchor: 'information-collected',
      title: 'Information we collect',
      body: `
        This policy covers the Kitewright website. The site is run by Kitewright Technologies
        Private Limited, {address} (“Kitewright”, “we”). For the personal data described
        here we are the Data Fiduciary, and you are the Data Principal, under the Digital Personal
        Data Protection Act, 2023 (“DPDP Act”).

        The site has no accounts and no login.

        ### What you give us

        - Contact form: your name, email address, phone number and message, and the project type
          if you choose one. The time of sending, in Indian Standard Time, is added automatically.
          So is what your enquiry is about, if you came from a service, a package, a job or a
          project: its name and its page.
        - With the contact form, how you found us: the first page of your visit, the site that
          you came from (its address without the page), and the campaign parameters in the link
          that you followed, such as utm_source or gclid. They are kept in the browser tab only,
          for as long as it is open, and reach us only if you send the form.
        - Meeting bookings: the details you enter in the calendar on the booking page. They go
          to the scheduling provider and reach us from there.
        - Other messages: what you write or tell us by email, phone or a social network, and the
          contact details you use.

        The Quick Contact form on the booking page does not send anything. Its button opens the
        contact page.

        ### What is collected automatically

        - Analytics, only if you choose “Accept Analytics”: the pages you view, with their
          addresses and titles, and a few events, such as that a contact form was sent or that a
          meeting link was clicked. What you write in the form is not included. The analytics
          provider also receives technical details such as your IP address, browser and type of
          device.
        - Server records: as on any website, the server that delivers the pages may record the
          IP address, the time, the page requested and the type of browser.

        Please do not put passwords, card numbers, identity documents or health details in the
        form. We do not need them.

        The site is meant for business clients who are 18 or older. We do not knowingly collect
        personal data of children.
      `,
    },
    {
      anchor: 'use',
      title: 'How we use it',
      body: `
        We use personal data to:

        - answer your enquiry and prepare a proposal
        - see which pages and campaigns bring enquiries
        - arrange and hold a meeting that you booked
        - count visits and see which pages help, if you accepted analytics
        - keep the site working and prevent misuse
        - meet our duties under the law

        When you send us your details, you give them to us for the purpose of your enquiry or
        meeting, and we use them for that purpose. We use analytics data only with your consent.
        We do not use personal data from this site for advertising, and we take no decision about
        you by automated means alone.

        Where the General Data Protection Regulation of the European Union (“GDPR”) applies, we
        answer enquiries as a step before a contract that you asked for, keep the site working in
        our legitimate interest, and use analytics with your consent.

        We keep an enquiry for 180 days and then delete it. We keep what we need for longer only to
        carry out a project that follows from it, or to meet a legal duty. You can ask us to delete
        it sooner.
      `,
    },
    {
      anchor: 'sharing',
      title: 'Sharing',
      body: `
        We do not sell personal data. We share it only with:

        - the services that receive and store what you send with the contact form: our content
          database or a spreadsheet service, and the providers of our email and chat
        - the scheduling provider, when you use the calendar on the booking page
        - the analytics provider, Google Analytics, if you accepted analytics
        - the company that hosts the site, which may keep the server records described above
        - courts and authorities, where the law requires it

        Some of these providers may process data outside India. We allow that only as Indian law
        permits.

        The social links on this site open other companies’ services. Their own policies apply
        there.
      `,
    },
    {
      anchor: 'security',
      title: 'Security',
      body: `
        We use reasonable security safeguards to protect personal data, as the DPDP Act requires.
        Enquiries are open only to the people who need them to answer you.

        No website can promise complete security. If a personal data breach affects you, we will
        inform you and the Data Protection Board of India as the DPDP Act requires.
      `,
    },
    {
      anchor: 'cookies',
      title: 'Cookies and browser storage',
      body: `
        The site sets no advertising cookies. It keeps a few small things in your browser:

        - Your analytics choice (true or false), in local storage. It stays until you change it
          or clear your browser’s data.
        - The scroll position of the services sidebar, and whether you closed it, in session
          storage. It is removed when you close the tab. If the opening animation is set to show once
          a visit, a note that you have seen it is kept there too.
        - What you have typed into the contact form, so that it is not lost, and how you found us,
          also in session storage. What you typed is removed when it has been sent, and after a day;
          both are removed when you close the tab.

        If you choose “Accept Analytics”, the analytics provider may set cookies to tell one visit
        from another. If you choose “Essential Only”, analytics is not loaded. If you close the
        banner without choosing, nothing is stored, analytics is not loaded, and the banner asks
        again on a later page load.

        You can change your choice at any time under “Cookie choices” at the foot of every page.
        From then on no analytics data is sent, and the cookies that analytics has set on this site
        are removed.

        When the booking page shows its calendar, it loads files from the scheduling provider,
        which may set its own cookies. This does not depend on your analytics choice. If you do
        not want it, please use the contact form, email or phone instead.
      `,
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      body: `
        The DPDP Act gives you these rights:

        - Right to access information about personal data: a summary of the personal data that
          we process and what we do with it, and the names of those with whom we shared it.
        - Right to correction and erasure of personal data: to have it corrected, completed,
          updated or erased, unless the law requires us to keep it.
        - Right of grievance redressal: a readily available way to complain to us and get an
          answer.
        - Right to nominate: to name a person who may use these rights if you die or become
          unable to use them.
        - Right to withdraw consent: at any time, and as easily as you gave it. What was done
          before you withdraw it stays lawful.

        The DPDP Act comes into force in stages. We act on these requests in any case.

        Where the GDPR applies to you, you also have the rights that it gives: access,
        rectification, erasure, restriction, data portability, objection, and to complain to the
        supervisory authority of the place where you live or work.

        To use a right, write to {email}. If you ask us to delete an enquiry, we delete it at once,
        and the messages about it. We may have to check that the request comes from you. If our
        answer does not settle the matter, you may complain to the Data Protection Board of India.
        The DPDP Act asks you to raise it with us first.
      `,
    },
    {
      anchor: 'contact',
      title: 'Contact',
      body: `
        For questions, requests and grievances about personal data:

        - Kitewright Technologies Private Limited, {address} (visits by appointment only)
        - Email: {email}, with the word
          “Privacy” in the subject line
        - Phone: {phone}, {hours}
      `,
    },
    {
      anchor: 'changes',
      title: 'Changes',
      body: `
        We may change this policy when the site or the law changes. The text on this page is the
        one that applies.

        If a change affects how we use details that you have already given us, we will tell you
        through the contact details we hold, and ask for your consent again where the law requires
        it.
      `,
    },
  ],
  meta: createPageMeta({
    title: 'Privacy Policy',
    description:
      'What personal data the Kitewright website collects, how it is used and shared, and your rights under the DPDP Act, 2023, in plain words.',
    socialHeadline: createHeadline('Privacy', 'Policy'),
  }),
})
