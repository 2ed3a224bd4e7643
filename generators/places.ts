import { type ESTree, parseSync } from 'vite'

/**
 * A place in source code, found by syntax, not by formatting or neighbours. It must be unique; otherwise an error names
 * it.
 */
export type Place = {
  /** Description for an error. */
  what: string
  /** All matching offsets in the text. */
  in: (source: Source) => number[]
}

type Source = { text: string; nodes: ESTree.Node[] }

/** The offset of the place in a text; throws if it is missing or not unique. */
export function offsetOf(path: string, text: string, place: Place): number {
  const found = place.in(parse(path, text))
  const [offset] = found
  if (offset === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} places for ${place.what}; the generator needs one`)
  }
  return offset
}

/** Before an object with a property of this value: `{ name: 'end', … }`. */
export const beforeObject = (key: string, value: string): Place => ({
  what: `an object whose ${key} is ${value}`,
  in: ({ nodes }) =>
    nodes
      .filter((node) => node.type === 'ObjectExpression')
      .filter(({ properties }) => properties.some((one) => isProperty(one, key, value)))
      .map(({ start }) => start),
})

/** Before a call whose first argument is a name: `line('title', …)`. */
export const beforeCall = (name: string): Place => ({
  what: `a call with the name ${name}`,
  in: ({ nodes }) => callsWith(nodes, name).map(({ start }) => start),
})

/** After the call, before a comma. */
export const afterCall = (name: string): Place => ({
  what: `a call with the name ${name}`,
  in: ({ nodes }) => callsWith(nodes, name).map(({ end }) => end),
})

/** Before a property of an object; `value` distinguishes properties of the same name. */
export const beforeProperty = (key: string, value?: string): Place => ({
  what: `a property ${key}${value === undefined ? '' : `: ${value}`}`,
  in: ({ nodes }) => nodes.filter((node) => isProperty(node, key, value)).map(({ start }) => start),
})

/** After the last member of a constant object or of a type, before a comma. */
export const endOf = (name: string): Place => ({
  what: `the end of ${name}`,
  in: ({ nodes }) =>
    nodes
      .flatMap((node): ESTree.Node[][] => {
        if (node.type === 'VariableDeclarator' && isNamed(node.id, name) && node.init) {
          const init = bare(node.init)
          return init.type === 'ObjectExpression' ? [init.properties] : []
        }
        if (node.type === 'TSTypeAliasDeclaration' && isNamed(node.id, name)) {
          return node.typeAnnotation.type === 'TSTypeLiteral' ? [node.typeAnnotation.members] : []
        }
        return []
      })
      .flatMap((members) => members.at(-1) ?? [])
      .map(({ end }) => end),
})

/** Before an interpolated name of a template: `${CLOSING}`. */
export const beforeInterpolation = (name: string): Place => ({
  what: `\${${name}}`,
  in: ({ nodes, text }) =>
    nodes
      .filter((node) => node.type === 'TemplateLiteral')
      .flatMap(({ expressions }) => expressions.filter((one) => isNamed(one, name)))
      .map(({ start }) => text.lastIndexOf('${', start)),
})

/** The start of the fields of all documents of a type in a query: `*[_type == "job"] | order(title asc){`. */
export const startOfFields = (query: string, type: string): Place => ({
  what: `the fields of ${type} in ${query}`,
  in: ({ nodes, text }) =>
    nodes
      .filter((node) => node.type === 'VariableDeclarator' && isNamed(node.id, query))
      .flatMap(({ start, end }) => {
        const all = new RegExp(
          `\\*\\s*\\[\\s*_type\\s*==\\s*"${type}"\\s*\\]\\s*(\\|\\s*order\\([^)]*\\)\\s*)?(\\[0\\.{3}\\d+\\]\\s*)?\\{`,
          'g',
        )
        return [...text.slice(start, end).matchAll(all)].map(
          (found) => start + found.index + found[0].length,
        )
      }),
})

/** After an expression in an element: `{post.description}`. */
export const afterShown = (value: string): Place => ({
  what: `{${value}}`,
  in: ({ nodes, text }) => shows(nodes, text, value).map(({ end }) => end),
})

/** After the element with this expression among its children. */
export const afterElementOf = (value: string): Place => ({
  what: `an element around {${value}}`,
  in: ({ nodes, text }) => {
    const shown = new Set<ESTree.Node>(shows(nodes, text, value))
    return elements(nodes)
      .filter(({ children }) => children.some((child) => shown.has(child)))
      .map(({ end }) => end)
  },
})

/** Before the outermost element of this name around the one of this class. */
export const beforeElementAround = (name: string, className: string): Place => ({
  what: `${name} around an element of class ${className}`,
  in: ({ nodes }) => {
    const inner = nodes
      .filter((node) => node.type === 'JSXAttribute' && node.name.name === 'className')
      .filter((attribute) => nodesIn(attribute).some((node) => hasWord(node, className)))
    return elements(nodes)
      .filter(({ openingElement }) => isNamed(openingElement.name, name))
      .filter((outer) => inner.some((one) => outer.start < one.start && one.end < outer.end))
      .map(({ start }) => start)
  },
})

export type Import = { name: string; from: string; kind?: 'type' | 'value' }

/**
 * Adds an import, to the existing import of the file or after all imports; the formatter sorts them. An existing import
 * is unchanged.
 */
export function withImport(
  path: string,
  text: string,
  { name, from, kind = 'value' }: Import,
): string {
  const all = parse(path, text).nodes.filter((node) => node.type === 'ImportDeclaration')
  const named = all.flatMap((one) => one.specifiers.filter((each) => isNamed(each.local, name)))
  if (named.length > 0) return text
  const same = all.find((one) => one.source.value === from && one.importKind === kind)
  const last = same?.specifiers.at(-1)
  if (last) return inserted(text, last.end, `, ${name}`)
  const line = `import ${kind === 'type' ? 'type ' : ''}{ ${name} } from '${from}'\n`
  const before = all.at(-1)
  return before ? inserted(text, before.end, `\n${line.trimEnd()}`) : line + text
}

export const inserted = (text: string, offset: number, added: string): string =>
  text.slice(0, offset) + added + text.slice(offset)

/**
 * Inserts lines in a template before the next line, with its indentation: the formatter does not format inside
 * templates.
 */
export function insertedLines(text: string, offset: number, lines: string): string {
  const next = offset + text.slice(offset).search(/\S/)
  const [indent = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', next) + 1)) ?? []
  return inserted(text, next, `${lines.trimEnd()}\n`.replaceAll('\n', `\n${indent}`))
}

function parse(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} is not valid code: ${errors[0].message}`)
  return { text, nodes: nodesIn(program) }
}

function nodesIn(value: unknown): ESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(nodesIn)
  return 'type' in value && 'start' in value ? [value as ESTree.Node, ...within] : within
}

/** The expression without `as const` and `satisfies`. */
function bare(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node
}

const isNamed = (node: ESTree.Node, name: string) =>
  (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name

const isText = (node: ESTree.Node | undefined, value: string) =>
  node?.type === 'Literal' && node.value === value

const hasWord = (node: ESTree.Node, word: string) =>
  node.type === 'Literal' && String(node.value).split(/\s+/).includes(word)

const isProperty = (node: ESTree.Node, key: string, value?: string): boolean =>
  node.type === 'Property' &&
  (isNamed(node.key, key) || isText(node.key, key)) &&
  (value === undefined || isText(node.value, value))

const callsWith = (nodes: ESTree.Node[], name: string) =>
  nodes
    .filter((node) => node.type === 'CallExpression')
    .filter((call) => isText(call.arguments[0], name))

const elements = (nodes: ESTree.Node[]) => nodes.filter((node) => node.type === 'JSXElement')

const shows = (nodes: ESTree.Node[], text: string, value: string) =>
  nodes
    .filter((node) => node.type === 'JSXExpressionContainer')
    .filter(({ expression: { start, end } }) => text.slice(start, end).replace(/\s/g, '') === value)
