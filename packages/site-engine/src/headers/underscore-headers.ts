import { fits, type HeaderRule } from './header-rules.ts'

/** What Cloudflare Pages reads of a `_headers` file; more it ignores without a word. */
const MAX_RULES = 100
const MAX_LINE_LENGTH = 2000

/**
 * The rules as a `_headers` file, for Cloudflare Pages and Netlify. Where two rules set one header,
 * Cloudflare would join the values, so the later rule first takes the earlier one away (`! Name`);
 * Netlify passes over such lines and takes the later value. Pages are not given a Cache-Control:
 * both hosts have browsers ask again by themselves. Throws when the file would pass a limit.
 */
export function underscoreHeaders(rules: readonly HeaderRule[]): string {
  const written = rules.map(({ path, headers }) => ({
    path,
    lines: Object.entries(headers).filter(([, value]) => value !== 'no-cache'),
  }))
  const isSetBefore = (place: number, name: string) =>
    written.slice(0, place).some(({ path, lines }) => {
      const own = written[place]?.path.replace(/\*$/, '') ?? ''
      return fits(path, own) && lines.some(([earlier]) => earlier === name)
    })
  const text = written
    .map(({ path, lines }, place) =>
      [
        path,
        ...lines.flatMap(([name, value]) => [
          ...(isSetBefore(place, name) ? [`  ! ${name}`] : []),
          `  ${name}: ${value}`,
        ]),
      ].join('\n'),
    )
    .join('\n')
  refuseTooMuch(text, written.length)
  return `${text}\n`
}

function refuseTooMuch(text: string, rules: number) {
  if (rules > MAX_RULES) throw new Error(`_headers has ${rules} rules; hosts read ${MAX_RULES}`)
  const long = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH)
  if (!long) return
  throw new Error(
    `_headers has a line of ${long.length} characters; hosts read ${MAX_LINE_LENGTH}: ${long.slice(0, 60)}…`,
  )
}
