import { hashSource } from './content-security-policy.ts'

const script = /<script(\s[^>]*)?>(.*?)<\/script>/gs
const style = /<style[^>]*>(.*?)<\/style>/gs
/** Data, which browsers do not execute and policies do not restrict. */
const data = /\stype="application\/(ld\+)?json"/
/** In tags only: text has escaped `<`. */
const handler = /<[a-z][^>]*?\s(on[a-z]+)="[^"]*"/i

/** An inline script, style or event handler. */
type Piece = { kind: 'script' | 'style' | 'handler'; name: string; text: string }

/** The inline code of a page; the first handler suffices, as every handler is an error. */
function extractPieces(html: string): Piece[] {
  const scripts = [...html.matchAll(script)].filter(([, attributes = '']) => !data.test(attributes))
  const match = html.match(handler)
  return [
    ...scripts.map(([, , text = '']): Piece => ({ kind: 'script', name: 'a script', text })),
    ...[...html.matchAll(style)].map(
      ([, text = '']): Piece => ({ kind: 'style', name: 'a style', text }),
    ),
    ...(match
      ? [{ kind: 'handler', name: `the handler ${match[1]}`, text: match[0] } as const]
      : []),
  ]
}

/**
 * Throws with the page's path if its HTML has code that browsers would silently block: a script or style that is not
 * one of the given texts, or a handler.
 */
export function checkInlineCode(
  path: string,
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
) {
  const known: Record<Piece['kind'], readonly string[]> = {
    script: scripts,
    style: styles,
    handler: [],
  }
  const strange = extractPieces(html).find(({ kind, text }) => !known[kind].includes(text))
  if (!strange) return
  const { kind, name, text } = strange
  const what = kind === 'handler' ? name : `${name} (${hashSource(text)})`
  throw new Error(
    `The page ${path} holds ${what} that its policy does not allow: ${text.slice(0, 80)}`,
  )
}

/**
 * The code that a policy must allow for this page, one line each: `script 'sha256-…'`, `style 'sha256-…'`; handlers by
 * name.
 */
export const extractInlineCode = (html: string): string[] => [
  ...new Set(
    extractPieces(html).map(({ kind, name, text }) =>
      kind === 'handler' ? name : `${kind} ${hashSource(text)}`,
    ),
  ),
]

/** The lines of `extractInlineCode` that a Content-Security-Policy allows. */
export function parseAllowedInlineCode(policy: string): Set<string> {
  const allowed = new Set<string>()
  for (const directive of policy.split('; ')) {
    const [name = '', ...sources] = directive.split(' ')
    const kind = /^(script|style)-src$/.exec(name)?.[1]
    if (kind) for (const source of sources) allowed.add(`${kind} ${source}`)
  }
  return allowed
}
