import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

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

test.each([
  ['مرحبا', ' dir="auto"'],
  ['We say שלום', ' dir="auto"'],
  ['Words', ''],
])('%s has the attribute “%s”', (text, attribute) => {
  const children = [{ _type: 'span' as const, _key: 's', text }]
  const block = { _type: 'block' as const, _key: 'b', children }
  const styles = [
    { style: 'normal' as const },
    { style: 'h2' as const },
    { listItem: 'bullet' as const },
  ]
  const html = styles.map((style) =>
    renderToStaticMarkup(<RichText value={[{ ...block, ...style }]} />),
  )
  expect(html[0]).toBe(`<p${attribute}>${text}</p>`)
  expect(html[1]).toBe(`<h2${attribute}>${text}</h2>`)
  expect(html[2]).toContain(`<li${attribute}>${text}</li>`)
})

const item = (level: number, listItem: 'bullet' | 'number' = 'bullet') => ({
  _type: 'block' as const,
  _key: `${level}${listItem}`,
  listItem,
  level,
  children: [{ _type: 'span' as const, _key: 's', text: `${level}` }],
})
const render = (...value: ReturnType<typeof item>[]) =>
  renderToStaticMarkup(
    <RichText value={value.map((block, _key) => ({ ...block, _key: `${_key}` }))} />,
  )

test.each([
  ['a first item at level 3', [item(3)], '<ul><li>3</li></ul>'],
  ['a jump over levels', [item(1), item(5)], '<ul><li>1<ul><li>5</li></ul></li></ul>'],
  ['levels in order', [item(1), item(2)], '<ul><li>1<ul><li>2</li></ul></li></ul>'],
  [
    'a way back to a level that was jumped over',
    [item(1), item(4), item(2), item(4), item(1)],
    '<ul><li>1<ul><li>4</li><li>2<ul><li>4</li></ul></li></ul></li><li>1</li></ul>',
  ],
  ['a way back beyond the first', [item(3), item(1)], '<ul><li>3</li><li>1</li></ul>'],
  [
    'numbers within bullets',
    [item(2), item(4, 'number')],
    '<ul><li>2<ol><li>4</li></ol></li></ul>',
  ],
  ['a level that no rule lets pass', [item(100_000)], '<ul><li>100000</li></ul>'],
] as const)('%s draws no empty bullet', (_, items, html) => {
  expect(render(...items)).toBe(html)
})
