import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { InSite } from '../../../../tests/in-site.tsx'
import { Process } from './process.tsx'

const step = (title: string, duration: string) => ({
  _key: title,
  title,
  duration,
  description: `About ${title}.`,
  deliverables: [`${title} report`],
  colour: 'rani' as const,
  figure: 'cut' as const,
})

const html = renderToStaticMarkup(
  <InSite>
    <Process
      process={{
        heading: 'Steps',
        text: 'In order.',
        steps: [step('Discovery', '1–2 weeks'), step('Kickoff', '3–5 days')],
        action: { label: 'Start Your Project Today', href: '/contact' },
      }}
    />
  </InSite>,
)

describe('Process before any script', () => {
  test('stands at the first step', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="step"[^>]*>Discovery</)
    expect(html).toContain('Step 1 of 2')
    expect(html).toContain('--string-progress:0.5')
  })

  test('gives title, duration, description and deliverables in this order', () => {
    const order = [
      '>Discovery<',
      '1–2 weeks',
      'About Discovery.',
      'Deliverables',
      'Discovery report',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})
