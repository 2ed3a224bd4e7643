import { expect, test } from 'vitest'
import { firstScreenOf, stylesUsedIn } from './first-screen-styles.ts'

const list = '<aside><div data-far="true">Services</div></aside>'
const hero =
  '<section class="hero @max-xs:*:w-full [&amp;>a]:mt-2"><a class="link">Book</a></section>'
const page = `<html><head></head><body><div id="root">${list}<main>${hero}<div class="later" data-far="true"><p>Steps</p></div></main></div></body></html>`

test('a first screen ends where the main content is out of sight, whatever waits beside it', () => {
  const screen = firstScreenOf(page)
  expect(screen).toContain('Book')
  expect(screen).toContain('Services')
  expect(screen).not.toContain('later')
})

test('a page that is in sight as a whole is one screen', () => {
  expect(firstScreenOf('<body><main><p>All of it</p></main></body>')).toContain('All of it')
})

test.each([
  ['of an element', '.hero{color:red}', '.hero{color:red}'],
  ['in another state', '.link:hover{color:red}', '.link:hover{color:red}'],
  ['in a window', '@media (width>=40rem){.link{color:red}}', '.link{color:red}'],
  ['of children', '.x{}:is(.\\@max-xs\\:\\*\\:w-full>*){width:100%}', '>*{width:100%}'],
  ['with signs', '.\\[\\&\\>a\\]\\:mt-2>a{margin:1px}', 'margin:1px'],
  ['of a font', '@font-face{font-family:A;src:url(/a.woff2)}', '/a.woff2'],
])('the choice has a style %s', (_what, css, found) => {
  expect(stylesUsedIn([firstScreenOf(page)], css)).toContain(found)
})

test.each([
  ['of what is out of sight', '.later{color:red}'],
  ['of parts out of sight, which have their own until the sheet comes', '[data-far]{color:red}'],
  ['of a variable that nothing reads', ':root{--unread:red}'],
  ['of a property that nothing reads', '@property --unread{syntax:"*";inherits:false}'],
])('the choice has no style %s', (_what, css) => {
  expect(stylesUsedIn([firstScreenOf(page)], css)).toBe('')
})
