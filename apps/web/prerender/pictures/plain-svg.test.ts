import { coverDrawings } from '@kitewright/artwork/drawings'
import { isPlainSvg } from '@kitewright/site-engine/write'
import { expect, test } from 'vitest'

const svg = (body: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${body}</svg>`

test.each(Object.entries(coverDrawings))('%s is plain', (_name, draw) => {
  expect(isPlainSvg(draw())).toBe(true)
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', ' onload="alert(1)"')],
  ['a style', svg('<rect width="1" height="1" style="fill:red"/>')],
  ['a style sheet', svg('<style>@import "//x"</style>')],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['a picture within', svg('<image href="https://x.example/a.png"/>')],
  ['HTML within', svg('<foreignObject/>')],
  ['a reference', svg('<rect fill="url(#a)" width="1" height="1"/>')],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['words', svg('<g>words</g>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['a comment', svg('<!-- -->')],
  ['a processing instruction', `<?xml-stylesheet href="//x"?>${svg('')}`],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
  ['an element left open', svg('<g>')],
  ['a second root', svg('') + svg('')],
  ['nothing', ''],
])('%s is not plain', (_name, text) => {
  expect(isPlainSvg(text)).toBe(false)
})
