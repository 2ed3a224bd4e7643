import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContent } from '#app/routing/page-content.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { JobRow } from './job-row.tsx'

// A job of the seed, so that new fields are in it too.
const { content } = seedSnapshot
const [written] = content.careers.jobs
if (!written) throw new Error('The seed has no job')

const job: PageContent['careers']['jobs'][number] = {
  ...written,
  _id: 'job-kite-cutter',
  _updatedAt: '2026-11-01T00:00:00Z',
  title: 'Kite Cutter',
  slug: 'kite-cutter',
  location: 'Remote',
  description: 'You cut straight.',
  body: null,
  applyUrl: null,
  employmentType: null,
  datePosted: null,
  validThrough: null,
}

const application = {
  applicationParts: ['A link to your CV', 'When you can start'],
  afterApplying: 'We answer within 5 working days.',
}

const markup = (changes: Partial<typeof job>, isNamed?: boolean) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={content.site}>
        <JobRow
          job={{ ...job, ...changes }}
          application={application}
          isNamed={isNamed}
          onStay={() => {}}
        />
      </SiteProvider>
    </InSite>,
  )

const text = (html: string) => html.replace(/<[^>]+>/g, '')

/** Address and words of each link. */
const links = (changes: Partial<typeof job>) =>
  [...markup(changes).matchAll(/<a .*?href="([^"]*)".*?<\/a>/g)].map(([link, href]) => [
    href,
    text(link),
  ])

test('Apply Now names its job', () => {
  expect(links({}).map(([, words]) => words)).toContain('Apply Now: Kite Cutter')
})

test('without an address Apply Now links to its own row', () => {
  const html = markup({})
  expect(html).toContain('href="#kite-cutter"')
  expect(html).toContain('id="kite-cutter"')
})

test('the mail to apply names the job and what to send, and the row what happens next', () => {
  const html = markup({}, true)
  const [mail] = links({}).find(([href]) => href?.startsWith('mailto:')) ?? []
  const fields = new URL((mail ?? '').replaceAll('&amp;', '&')).searchParams
  expect(fields.get('subject')).toBe('Application: Kite Cutter')
  expect(fields.get('body')).toBe('A link to your CV:\r\n\r\nWhen you can start:\r\n\r\n')
  expect(text(html)).toContain('We answer within 5 working days.')
})

test('with an address Apply Now links to it', () => {
  expect(markup({ applyUrl: 'mailto:jobs@kitewright.example' })).toContain(
    'href="mailto:jobs@kitewright.example"',
  )
})

test('only a job without an address has a link to ask about it', () => {
  const ask = ['/contact?job=kite-cutter', 'Ask about this job: Kite Cutter']
  expect(links({})).toContainEqual(ask)
  expect(links({ applyUrl: 'mailto:jobs@kitewright.example' })).not.toContainEqual(ask)
})

test('the opening that the address names says how to apply, unless it has an address', () => {
  const hidden = /<span class="hidden [^"]*">To apply, write to/
  expect(markup({}, true)).toMatch(
    /<p role="status"[^>]*><span class="">To apply, write to.*mailto:/,
  )
  expect(markup({}, false)).toMatch(hidden)
  expect(markup({})).toMatch(hidden)
  expect(markup({ applyUrl: 'mailto:jobs@kitewright.example' }, true)).not.toContain('To apply')
})

const paragraph = {
  _key: 'a',
  _type: 'block' as const,
  children: [{ _key: 'b', _type: 'span' as const, text: 'Your first week.' }],
}

test('the opening that the address names is marked and unfolded', () => {
  expect(markup({ body: [paragraph] }, true)).toMatch(/aria-current="true".*<details[^>]* open=""/)
  expect(markup({ body: [paragraph] }, false)).not.toMatch(/aria-current|open=""/)
  expect(markup({ body: [paragraph] })).not.toMatch(/aria-current|open=""/)
})

test('only a job with more to say can be unfolded', () => {
  expect(markup({})).not.toContain('<details')
  expect(markup({ body: [paragraph] })).toMatch(/<details.*Your first week\./)
})
