import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { InSite } from '../../../../tests/in-site.tsx'
import { Faq } from './faq.tsx'

const ask = (category: string, question: string, text: string) => ({
  _id: `faq.${category}`,
  category,
  question,
  synonyms: null,
  answer: [
    {
      _type: 'block' as const,
      _key: text,
      children: [{ _type: 'span' as const, _key: text, text }],
    },
  ],
})

const html = renderToStaticMarkup(
  <InSite>
    <Faq
      faq={{
        heading: 'Plain answers',
        text: 'Search, or pick a topic.',
        categories: ['Pricing', 'Nothing here', 'Timelines'],
        helpTitle: 'Still Have Questions?',
        helpText: 'Ask.',
        helpPrimary: { label: 'Book a Meeting', href: '/book-meeting' },
        helpSecondary: { label: 'Request a Call back', href: '/contact' },
        updatedAt: null,
        questions: [
          ask('Timelines', 'How long?', 'Two weeks.'),
          ask('Pricing', 'How much?', 'A fixed price.'),
        ],
      }}
    />
  </InSite>,
)

const pressed = [...html.matchAll(/aria-pressed="(\w+)"[^>]*>([^<]*)</g)].map(([, on, name]) => [
  name,
  on,
])

describe('Faq before any script', () => {
  test('holds every answer, each tied to its closed question', () => {
    expect(html).toContain('Two weeks.')
    expect(html).toContain('A fixed price.')
    expect(html).toContain('aria-expanded="false" aria-controls="faq-faq.Timelines"')
    expect(html).toContain('id="faq-faq.Timelines"')
  })

  test('offers all questions and the categories that have one, in order', () => {
    expect(pressed).toEqual([
      ['All Questions', 'true'],
      ['Pricing', 'false'],
      ['Timelines', 'false'],
    ])
  })

  test('shows the count, and the search field only with scripts', () => {
    expect(html).not.toContain('<input')
    expect(html).toMatch(/role="status"[^>]*>2 questions</)
  })
})
