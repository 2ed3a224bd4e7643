import { describe, expect, it } from 'vitest'
import {
  afterCall,
  afterElementOf,
  afterShown,
  beforeCall,
  beforeElementAround,
  beforeInterpolation,
  beforeObject,
  beforeProperty,
  endOf,
  inserted,
  insertedLines,
  offsetOf,
  type Place,
  startOfFields,
  withImport,
} from './places.ts'

const model = `
export const kinds = {
  one: { name: 'one' },
  two: { name: 'two' },
} as const satisfies Record<string, Kind>
export type Content = {
  one: One
}
const schema = type({
  fields: [
    line('title', 'Title', 'Of what?', { most: 20 }),
    part('closing', 'Closing', 'At the end.'),
  ],
})
`

/** The same in another code style. */
const modelAgain = `export const kinds = { "one": { name: "one" }, two: {
		name: "two"
	} } as const satisfies Record<string, Kind>;
export type Content = { one: One };
const schema = type({ fields: [line("title", "Title",
	"Of what?", { most: 20 }), part(
	"closing",
	"Closing", "At the end."
)] });`

const query = `const JOBS = q(\`*[_type == "job"] | order(title asc){
  title,
  \${CLOSING}
}\`)`
const queryAgain = `const JOBS = q(
\`*[ _type=="job" ]|order( title asc ) {
  title, \${ CLOSING }
}\`,
);`

const page = `
const Page = () => (
  <Main>
    <Later>
      <p className="lead">{job.text}</p>
    </Later>
    <Later>
      <div className="wide end">{job.closing}</div>
    </Later>
  </Main>
)`
const pageAgain = `const Page = () => (<Main><Later><p
  className="lead">{
  job.text}</p></Later><Later><div className={"wide end"} >{job
  .closing}</div></Later></Main>);`

/** Removes formatting: white space, semicolons, trailing commas, quotes. */
const bare = (text: string) =>
  text
    .replace(/[\s;]/g, '')
    .replace(/,(?=[)\]}])/g, '')
    .replaceAll('"', "'")
    .replaceAll("{'wideend'}", "'wideend'")
    .replaceAll("'one':", 'one:')
    .replaceAll(/\((`[^`]*`),\)/g, '($1)')

const at = (text: string, place: Place) =>
  bare(inserted(text, offsetOf('it.tsx', text, place), '/*HERE*/'))

describe('a place in a source', () => {
  it.each<[string, Place, string]>([
    ['an object', beforeObject('name', 'two'), "two:/*HERE*/{name:'two'}"],
    ['a property', beforeProperty('two'), '/*HERE*/two:{'],
    ['a property by its value', beforeProperty('name', 'two'), "{/*HERE*/name:'two'}"],
    ['the end of an object', endOf('kinds'), "{name:'two'}/*HERE*/}"],
    ['the end of a type', endOf('Content'), 'one:One/*HERE*/}'],
    ['before a call', beforeCall('closing'), "/*HERE*/part('closing'"],
    ['after a call', afterCall('title'), '{most:20})/*HERE*/,part('],
  ])('finds %s in any code style', (_, place, expected) => {
    expect(at(model, place)).toContain(expected)
    expect(at(modelAgain, place)).toBe(at(model, place))
  })

  it.each<[string, Place, string]>([
    ['an interpolation', beforeInterpolation('CLOSING'), `title,/*HERE*/\${CLOSING}`],
    ['the fields', startOfFields('JOBS', 'job'), '){/*HERE*/title'],
  ])('finds %s of a query in any code style', (_, place, expected) => {
    expect(at(query, place)).toContain(expected)
    expect(at(queryAgain, place)).toBe(at(query, place))
  })

  it.each<[string, Place, string]>([
    ['what is shown', afterShown('job.text'), '{job.text}/*HERE*/</p>'],
    ['its element', afterElementOf('job.closing'), '</div>/*HERE*/</Later>'],
    [
      'an element around another',
      beforeElementAround('Later', 'end'),
      "</Later>/*HERE*/<Later><divclassName='wideend'",
    ],
  ])('finds %s on a page in any code style', (_, place, expected) => {
    expect(at(page, place)).toContain(expected)
    expect(at(pageAgain, place)).toBe(at(page, place))
  })

  it('throws an error with file and place if there is not exactly one', () => {
    expect(() => offsetOf('it.ts', model, beforeCall('lead'))).toThrow(
      'it.ts has 0 places for a call with the name lead; the generator needs one',
    )
    expect(() => offsetOf('it.ts', model + model, beforeCall('closing'))).toThrow('it.ts has 2')
    expect(() => offsetOf('it.ts', 'const = 1', beforeCall('lead'))).toThrow(
      'it.ts is not valid code',
    )
  })
})

it('indents lines of a query like the next line', () => {
  const nested = '*[0]{\n  "jobs": *[_type == "job"]{\n    title\n  },\n  meta\n}'
  expect(insertedLines(nested, nested.indexOf('{\n    title') + 1, 'one,')).toContain(
    '{\n    one,\n    title\n',
  )
  expect(insertedLines(nested, nested.indexOf('meta'), 'one{\n  two\n},\n')).toContain(
    '\n  one{\n    two\n  },\n  meta\n',
  )
})

describe('an import', () => {
  const from = './b.ts'
  it('is added after the others, and after a first style sheet', () => {
    const text = "import './it.css'\nimport { a } from './a.ts'\n\nconst b = a\n"
    expect(withImport('it.ts', text, { name: 'b', from })).toBe(
      "import './it.css'\nimport { a } from './a.ts'\nimport { b } from './b.ts'\n\nconst b = a\n",
    )
    expect(withImport('it.ts', 'const b = 1\n', { name: 'b', from })).toBe(
      "import { b } from './b.ts'\nconst b = 1\n",
    )
  })

  it('is added to the existing import of its file, a type to that of types', () => {
    const text = 'import {\n  a\n} from "./b.ts";\nimport type { A, } from "./b.ts";\n'
    expect(withImport('it.ts', text, { name: 'b', from })).toBe(text.replace('a\n', 'a, b\n'))
    expect(withImport('it.ts', text, { name: 'B', from, kind: 'type' })).toBe(
      text.replace('A', 'A, B'),
    )
  })

  it('is not repeated', () => {
    const text = "import { a, b } from './b.ts'\n"
    expect(withImport('it.ts', text, { name: 'b', from })).toBe(text)
  })
})
