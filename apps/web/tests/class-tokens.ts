import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { parseSync } from 'vite'

const styles = join(import.meta.dirname, '../src/styles')
/** Our named lists of Tailwind's utilities. */
const parts = await readFile(join(styles, 'parts.css'), 'utf8')
// With the words that the bundle leaves out: a page that uses one as a class has to bring its style.
const sheet = (await readFile(join(styles, 'utilities.css'), 'utf8')).replace(
  /@source not .*?;/s,
  '',
)

const characters: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** All classes of all elements of a document, with repeats. */
export const extractClassTokens = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*?\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list
      .replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
      .split(/\s+/)
      .filter(Boolean),
  )

/** Class names in the selectors of a style sheet, as in HTML. */
export const extractClasses = (css: string): Set<string> =>
  new Set(
    [
      ...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.((?:\\[^0-9a-f]|\\[0-9a-f]{1,6} ?|[\w-])+)/g),
    ].map(([, name = '']) =>
      name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, hex?: string, sign = '') =>
        hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
      ),
    ),
  )

/** Those of the classes that Tailwind knows by our tokens and names, lists of utilities among them, without a rule of ours. */
export async function findTailwindUtilities(tokens: readonly string[]): Promise<Set<string>> {
  const { build } = await compile(sheet, { base: styles, onDependency() {} })
  const known = extractClasses(optimize(build([...new Set(tokens)])).code)
  return new Set(tokens.filter((token) => known.has(token)))
}

/** The lists of utilities in `styles/parts.css`. */
export const listsOfParts = [...parts.matchAll(/@apply ([^;]+);/g)].map(([, list = '']) => list)

/** A string of a module, and whether it is in a class attribute rather than a named constant. */
export type SourceString = { text: string; isInAttribute: boolean }

/** All strings of a module in TypeScript, those that templates are made of too. */
export function extractStrings(file: string, code: string): SourceString[] {
  const strings: SourceString[] = []
  const walk = (node: unknown, isInAttribute: boolean) => {
    if (Array.isArray(node)) for (const part of node) walk(part, isInAttribute)
    if (!isNode(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string') {
      strings.push({ text: node.value, isInAttribute })
    }
    if (node.type === 'TemplateElement' && isNode(node.value)) {
      strings.push({ text: String(node.value.cooked), isInAttribute })
    }
    const isAttribute =
      node.type === 'JSXAttribute' && isNode(node.name) && /class/i.test(String(node.name.name))
    for (const part of Object.values(node)) walk(part, isInAttribute || isAttribute)
  }
  walk(parseSync(file, code).program, false)
  return strings
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
