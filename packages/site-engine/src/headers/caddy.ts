import { byHeader, type HeaderValues } from './by-header.ts'
import type { HeaderRule } from './header-rules.ts'

/** A sign that no name of a page begins or ends with; percent-encoded, as Caddy has the address. */
const sign = '(?:%[0-9a-f][0-9a-f]|[^a-z0-9&?%])'

/** What a chat makes of the question mark. */
const mark = '(?:&(?:amp;)?|%26|%3F)'

/** What follows a path: a query without its question mark, or a place; then a query. */
const rest = String.raw`(?:(?:${mark}|%23)[^?]*)?(?:\?.*)?$`

/**
 * The same for Caddy as `nginxAddresses`, with the server of files, which sends what lies there compressed. Caddy sorts directives:
 * `error` comes after `try_files`, which has made `/404.html` of `/404`. In `handle_errors` they stand in
 * their order, and the address is again what was asked for.
 */
export const caddyAddresses = String.raw`@elsewhere vars_regexp {http.request.orig_uri} ^[^?]*(//|\.html(\?|$))
error @elsewhere 404
@no-page path /404.html /index.html /manifest.json /_headers /_redirects /vercel.json /manifest.json.* /_headers.* /_redirects.* /vercel.json.* /.headers/*
error @no-page 404
rewrite /preview/* /preview.html
try_files {path} {path}.html
file_server {
	precompressed br gzip
}
handle_errors {
	map {uri} {meant_query} {
		~(?i)^[^?]*?${mark}([^?]+)\?(.+)$ ?$1&$2
		~(?i)^[^?]*?${mark}([^?]+) ?$1
		~\?(.+)$ ?$1
		default ""
	}
	route {
		uri path_regexp //+ /
		header Cache-Control no-cache
		@missing expression {err.status_code} == 404
		route @missing {
			@home vars_regexp {uri} (?i)^/${sign}*(?:index\.html)?${sign}*${rest}
			redir @home /{meant_query} permanent
			@named vars_regexp named {uri} (?i)^/${sign}*((?:[\w.-]+/)*?[\w.-]*?[a-z0-9])(?:(?:/index)?\.html)?${sign}*${rest}
			route @named {
				@known {
					file {re.named.1}.html {re.named.1}
					not vars {re.named.1} 404 index manifest.json manifest.json.br manifest.json.gz vercel.json vercel.json.br vercel.json.gz
				}
				redir @known /{re.named.1}{meant_query} permanent
			}
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`

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
