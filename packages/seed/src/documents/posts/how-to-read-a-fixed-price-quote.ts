import { post } from '../../document-parts/post.ts'

export const howToReadAFixedPriceQuote = post({
  slug: 'how-to-read-a-fixed-price-quote',
  title: 'How to read a fixed-price quote',
  description:
    'The number is the easy part. Six things to check around it before you sign, in the order that saves the most trouble.',
  author: 'projects-desk',
  publishedAt: '2026-10-27',
  alt: 'Drawing: a cropped paper kite with a compass star on a pale pink background, with one line rising in steps',
  service: 'software-hardware-development',
  body: [
    `
    A fixed price sounds simple: one number, no surprises. The number is the easy part. What
    matters is what it is tied to. Before you sign a quote, from us or from anyone, read it in
    this order.

    ## Scope first, price second

    Find the list of what you will get. It should name screens, features, integrations, documents
    and tests in words you could check yourself. “Admin panel” is a hope. “Admin panel with user
    list, roles and CSV export” is a scope. If two quotes differ widely, compare the scopes before
    the figures.
    `,
    { quote: 'The cheaper quote is often just the shorter one.' },
    `

    ## What is left out

    A good quote says what it does not include. Ask about:

    - Domain, hosting, app store and SMS charges
    - Payment gateway fees
    - Content, photographs and translation
    - Moving data from the old system
    - GST: in the figure, or on top of it

    An exclusion is not a trick. A missing exclusion is where the argument will happen.

    ## How done is decided

    Each item needs a test that both sides accept. “The report matches the ledger for March”
    works. “The report is satisfactory” does not. Also check how many days you have for testing,
    and what happens if you find a fault on the last one.

    ## What a change costs

    You will change your mind. That is normal once you see the thing running. The quote should say
    who may ask for a change, how it is priced, and that nothing is built until you approve the new
    figure. A fixed price covers a fixed scope. It cannot cover a moving one.

    ## When you pay

    Payment should follow progress. For small projects we ask for 50% upfront and 50% on completion.
    For large ones we use milestones, so that you pay for finished parts. Be wary of any plan where
    most of the money is due before anything runs.

    ## After handover

    Look for three lines: warranty, support, ownership. Ours are a 30-day bug-fix warranty, and
    support plans from $500/month for those who want them. Ask when the code and the accounts
    become yours, and get the answer in writing.

    ## A ten-minute check

    Give the quote to a colleague who missed the meetings. Ask what you get, how you will know it
    is done, and what one more feature would cost. If your colleague can answer from the paper
    alone, it is a good quote. If not, [ask for a better one](/contact).
  `,
  ],
})
