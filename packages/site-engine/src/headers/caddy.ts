import { byHeader, type HeaderRule, type HeaderValues } from './header-rules.ts'

/** A character that is not at the start or end of a page's name; percent-encoded, as in Caddy's address. */
const sign = '(?:%[0-9a-f][0-9a-f]|[^a-z0-9&?%])'

/** Forms of the question mark in chats. */
const mark = '(?:&(?:amp;)?|%26|%3F)'

/** The rest after a path: a query without its question mark, or a fragment; then a query. */
const rest = String.raw`(?:(?:${mark}|%23)[^?]*)?(?:\?.*)?$`

/**
 * Like `nginxAddresses`, for Caddy, with its file server for precompressed files. Caddy sorts directives: `error` runs
 * after `try_files`, which has rewritten `/404` to `/404.html`. In `handle_errors` the order is as written, and the
 * address is the requested one again.
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
	map {uri} {corrected_query} {
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
			redir @home /{corrected_query} permanent
			@named vars_regexp named {uri} (?i)^/${sign}*((?:[\w.-]+/)*?[\w.-]*?[a-z0-9])(?:(?:/index)?\.html)?${sign}*${rest}
			route @named {
				@known {
					file {re.named.1}.html {re.named.1}
					not vars {re.named.1} 404 index manifest.json manifest.json.br manifest.json.gz vercel.json vercel.json.br vercel.json.gz
				}
				redir @known /{re.named.1}{corrected_query} permanent
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
 * The rules for Caddy, to import in a site block. Each value gets the paths that no later value claims, so that the
 * order of directives does not matter.
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
