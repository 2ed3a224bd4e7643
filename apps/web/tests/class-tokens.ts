import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

const styles = join(import.meta.dirname, '../src/styles')
// With the words that the bundle leaves out: a page that uses one as a class has to bring its style.
const sheet = (await readFile(join(styles, 'utilities.css'), 'utf8')).replace(
  /@source not .*?;/s,
  '',
)

const characters: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** Every class of every element in a document, as often as it stands there. */
export const classTokensIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*?\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list
      .replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
      .split(/\s+/)
      .filter(Boolean),
  )

/** The names of classes in the selectors of a sheet, as they stand in HTML. */
export const classesOf = (css: string): Set<string> =>
  new Set(
    [
      ...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.((?:\\[^0-9a-f]|\\[0-9a-f]{1,6} ?|[\w-])+)/g),
    ].map(([, name = '']) =>
      name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, hex?: string, sign = '') =>
        hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
      ),
    ),
  )

/** Those of the classes that Tailwind knows by our tokens and names of windows alone, without a rule of ours. */
export async function stockUtilities(tokens: readonly string[]): Promise<Set<string>> {
  const { build } = await compile(sheet, { base: styles, onDependency() {} })
  const known = classesOf(optimize(build([...new Set(tokens)])).code)
  return new Set(tokens.filter((token) => known.has(token)))
}
