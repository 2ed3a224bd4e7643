import { byHeader, type HeaderValues } from './by-header.ts'
import type { HeaderRule } from './header-rules.ts'

/**
 * The rules for Caddy, to be imported in a site block. Of several values each gets the paths that
 * no later one claims, so that the order of directives does not count.
 */
export function caddySnippet(rules: readonly HeaderRule[]): string {
  return `${byHeader(rules).flatMap(linesOf).join('\n')}\n`
}

function linesOf({ name, values }: HeaderValues): string[] {
  if (values.length === 1 && values[0]?.path === '/*') {
    return [`header ${name} ${quoted(values[0].value)}`]
  }
  return values.flatMap(({ path, value }, place) => {
    const matcher = `@${name.toLowerCase()}-${place}`
    const others = values.slice(place + 1).map((later) => later.path)
    return [
      `${matcher} {`,
      `\tpath ${path}`,
      ...(others.length > 0 ? [`\tnot path ${others.join(' ')}`] : []),
      '}',
      `header ${matcher} ${name} ${quoted(value)}`,
    ]
  })
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
