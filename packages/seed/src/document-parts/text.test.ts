import { describe, expect, it } from 'vitest'
import { parseLine, parseText } from './text.ts'

const shape = (source: string) =>
  parseText(source).map(({ style, listItem, children }) => [
    listItem ?? style,
    children?.map((span) => ('text' in span ? span.text : '')).join(''),
  ])

describe('text', () => {
  it('reads paragraphs, headings and lists', () => {
    const source = `
      A paragraph that
      goes on.
      ## A heading

      ### A small heading
      - One item
        on two lines
      - Another

      The end - not an item, 2 - 1.
    `
    expect(shape(source)).toEqual([
      ['normal', 'A paragraph that goes on.'],
      ['h2', 'A heading'],
      ['h3', 'A small heading'],
      ['bullet', 'One item on two lines'],
      ['bullet', 'Another'],
      ['normal', 'The end - not an item, 2 - 1.'],
    ])
  })

  it('gives every block a unique key', () => {
    expect(parseText('One\n\nTwo').map((block) => block._key)).toEqual(['block-1', 'block-2'])
  })

  it('has no blocks for empty text', () => {
    expect(parseText('  \n\n  ')).toEqual([])
  })
})

describe('placeholders', () => {
  it('become tokens in the text', () => {
    const [block] = parseLine('Starter is {range Starter of web-development}, by {phone}.')
    expect(block?.children).toEqual([
      { _type: 'span', _key: 'span-1', text: 'Starter is ', marks: [] },
      {
        _type: 'price',
        _key: 'token-1',
        service: { _type: 'reference', _ref: 'service-web-development' },
        tier: 'starter',
        form: 'range',
      },
      { _type: 'span', _key: 'tail-1', text: ', by ', marks: [] },
      { _type: 'contactFact', _key: 'token-2', fact: 'phone' },
      { _type: 'span', _key: 'tail-2', text: '.', marks: [] },
    ])
  })

  it('are rejected if malformed', () => {
    expect(() => parseLine('{range of web-development}')).toThrow('Not a placeholder')
    expect(() => parseLine('{telephone}')).toThrow('Not a placeholder')
  })
})

describe('links', () => {
  it('become marked spans', () => {
    expect(parseLine('See [the policy](/privacy-policy) or [write](mailto:a@b.example).')).toEqual([
      {
        _type: 'block',
        _key: 'block-1',
        style: 'normal',
        children: [
          { _type: 'span', _key: 'span-1', text: 'See ', marks: [] },
          { _type: 'span', _key: 'span-2', text: 'the policy', marks: ['link-1'] },
          { _type: 'span', _key: 'span-3', text: ' or ', marks: [] },
          { _type: 'span', _key: 'span-4', text: 'write', marks: ['link-2'] },
          { _type: 'span', _key: 'span-5', text: '.', marks: [] },
        ],
        markDefs: [
          {
            _type: 'link',
            _key: 'link-1',
            page: { _type: 'reference', _ref: 'legalPage-privacy-policy' },
          },
          { _type: 'link', _key: 'link-2', href: 'mailto:a@b.example' },
        ],
      },
    ])
  })
})
