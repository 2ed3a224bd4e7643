import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadRichText, RichText } from './rich-text.tsx'

await loadRichText()

const linkTo = (href: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText
        value={[
          {
            _type: 'block',
            _key: 'b',
            style: 'normal',
            children: [{ _type: 'span', _key: 's', text: 'words', marks: ['l'] }],
            markDefs: [{ _type: 'link', _key: 'l', href }],
          },
        ]}
      />
    </MemoryRouter>,
  )

test.each(['/contact', '#services', 'https://kitewright.example'])('%s becomes a link', (href) => {
  expect(linkTo(href)).toContain(`<a href="${href}"`)
})

test.each(['javascript:alert(1)', '//evil.example', ''])('%j becomes plain text', (href) => {
  expect(linkTo(href)).not.toContain('<a')
  expect(linkTo(href)).toContain('words')
})

test('whatever an address is, a text holds no other scheme than those that links may have', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'file:',
    '//',
    '\\\\',
    'blob:',
  )
  const address = fc.oneof(
    fc.string(),
    fc.tuple(scheme, fc.string()).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(address, (href) => {
      expect(linkTo(href)).not.toMatch(/href="(?!https:\/\/|mailto:|tel:|\/(?!\/)|#)/i)
    }),
  )
})
