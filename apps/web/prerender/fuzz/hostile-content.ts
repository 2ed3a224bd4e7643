import { isFields } from '@kitewright/content-rules/check'
import fc from 'fast-check'

/** Field names and places in lists, from the document down. */
type Steps = readonly (string | number)[]

/** Texts that have broken pages, feeds or screens elsewhere. */
const texts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<!-- <script>',
  ']]> --> <![CDATA[',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '\u2028</script>\u2029',
  '&lt;script&gt; &#60;b&#62; &amp;',
  '\u202eevil\u202c gnp.exe \u2066isolated',
  '\u200f\u061cright to left',
  '# Heading\n\n- [click](javascript:alert(1))\r\n## Another',
  '](https://evil.example) [x',
  '👩‍👩‍👧‍👦🏴‍☠️ 🇮🇳 emoji',
  'Z̷̢̛a̶l̸g̵o̷ \u0301\u0301\u0301\u0301',
  '\ud800 half a pair',
  '\u0000\u0007\u001b[31m controls \u0085 \ufffe',
  '{{constructor.constructor("alert(1)")()}} %3Cscript%3E',
  '__proto__',
  `${'W'.repeat(190)}`,
  `${'long '.repeat(36)}end`,
  '漢字かなカナ한국어 العربية हिन्दी',
]

const addresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\u0009script:alert(1)',
  'java\u202escript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example@kitewright.example/',
  'https://ok.example/"onclick="alert(1)',
  'https://ok.example/<script>',
  'mailto:a@b.example?subject=%0d%0aBcc:x@y.example',
  '/contact?next=javascript:alert(1)#</script>',
  '#"><script>',
]

const createBlock = (more: object, text = 'Words') => ({
  _type: 'block',
  _key: 'hostile',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text, marks: [] }],
  ...more,
})

/** Blocks that no editor can make. */
const blocks: unknown[] = [
  { _type: 'html', _key: 'hostile', html: '<script>alert(1)</script>' },
  { _type: 'image', _key: 'hostile', asset: { _type: 'reference', _ref: 'image-gone' } },
  createBlock({ style: 'h9' }),
  createBlock({ style: 'script' }),
  createBlock({ listItem: 'javascript' }),
  createBlock({ level: 4_000 }),
  ...[['blink', 'gone'], ['underline'], ['constructor'], ['code', 'strong'], ['__proto__']].map(
    (marks) => createBlock({ children: [{ _type: 'span', _key: 'span', text: 'x', marks }] }),
  ),
  createBlock({ style: 'constructor' }),
  createBlock({ listItem: 'constructor' }),
  createBlock({ children: [{ _type: 'widget', _key: 'span', onclick: 'alert(1)' }] }),
  createBlock({
    markDefs: [{ _type: 'link', _key: 'evil', href: 'javascript:alert(1)' }],
    children: [{ _type: 'span', _key: 'span', text: 'x', marks: ['evil'] }],
  }),
  createBlock({
    markDefs: [{ _type: 'script', _key: 'evil', src: 'https://evil.example/a.js' }],
    children: [{ _type: 'span', _key: 'span', text: 'x', marks: ['evil'] }],
  }),
  ...texts.map((text) => createBlock({}, text)),
  null,
  'text',
]

/** Written by the editor of texts, never by a person; hostile blocks have their own. */
const unshownFields = new Set(['marks', 'orderRank'])
const linkNames = new Set(['href', 'url', 'applyUrl'])
const isBlock = (value: unknown) => isFields(value) && value._type === 'block'

type Kind = 'text' | 'address' | 'blocks'

/** Paths of a document that can contain one kind of hostile content. */
export function findTargets(value: unknown, steps: Steps = []): { steps: Steps; kind: Kind }[] {
  const name = steps.findLast((step) => typeof step === 'string')
  if (typeof name === 'string' && (name.startsWith('_') || unshownFields.has(name))) return []
  if (typeof value === 'string') {
    return [{ steps, kind: linkNames.has(String(name)) ? 'address' : 'text' }]
  }
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) => findTargets(item, [...steps, index]))
    return value.some(isBlock) ? [{ steps, kind: 'blocks' }, ...inner] : inner
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => findTargets(inner, [...steps, field]))
}

/** The document with another value at one place. */
export function withChange(value: unknown, [step, ...rest]: Steps, change: Change): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === step ? withChange(item, rest, change) : item,
    )
  }
  if (!isFields(value)) return value
  return { ...value, [step]: withChange(value[step], rest, change) }
}

type Change = (value: unknown) => unknown

/** Hostile content for each kind of field: alone, or after the existing text. */
export type Hostile = Record<Kind, unknown> & { isAlone: boolean }

export const hostile: fc.Arbitrary<Hostile> = fc.record({
  text: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  ),
  address: fc.constantFrom(...addresses),
  blocks: fc.constantFrom(...blocks),
  isAlone: fc.boolean(),
})

/** The value of a field after an attack. */
export function createAttack(kind: Kind, { isAlone, ...content }: Hostile): Change {
  return (value) => {
    if (kind === 'blocks') return Array.isArray(value) ? [...value, content.blocks] : value
    if (kind === 'address') return content.address
    return isAlone ? content.text : `${String(value)} ${String(content.text)}`
  }
}

/**
 * The text with letters instead of signs, except those that end a sentence or join numbers: its page has the same
 * structure, also for “1–2 weeks”.
 */
export const toHarmless = (text: string): string => text.replace(/[^\s\p{L}\p{N}.!?–]/gu, 'x')
