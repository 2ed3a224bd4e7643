import { byHeader, type HeaderValues } from './by-header.ts'
import type { HeaderRule } from './header-rules.ts'

/**
 * The rules for nginx, to be included in a `server` block whose locations have no `add_header` of
 * their own (nginx would then leave out these).
 */
export function nginxSnippet(rules: readonly HeaderRule[]): string {
  return `${byHeader(rules).flatMap(linesOf).join('\n')}\n`
}

function linesOf({ name, values }: HeaderValues): string[] {
  // A missing file must not be remembered as long as the file itself.
  const always = name === 'Cache-Control' ? '' : ' always'
  const [first, ...others] = values
  if (!first) return []
  if (first.path === '/*' && others.length === 0) {
    return [`add_header ${name} ${quoted(first.value)}${always};`]
  }
  const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`
  return [
    `set ${variable} "";`,
    ...values.map(
      ({ path, value }) => `if ($uri ~ ${pattern(path)}) { set ${variable} ${quoted(value)}; }`,
    ),
    `add_header ${name} ${variable}${always};`,
  ]
}

const pattern = (path: string) => {
  const start = path.replace(/\*$/, '').replace(/[.+?(){}[\]|^$\\]/g, '\\$&')
  return `"^${start}${path.endsWith('*') ? '' : '$'}"`
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
