import { byHeader, type HeaderValues } from './by-header.ts'
import type { HeaderRule } from './header-rules.ts'

/**
 * How nginx finds pages by their addresses. What names no file goes to `@meant`, which does what
 * `meantAddress` does: a page or file that is there after signs around the path, doubled slashes (nginx
 * itself merges them and serves the page), `.html` and a query without its question mark are taken
 * away gets a redirect. It begins with a letter or digit, so that none leads to another host (`/\host/`). What lies
 * there compressed is sent so; `brotli_static` is a module of its own, which a server may lack, and is left to the
 * server block.
 */
export const nginxAddresses = String.raw`absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
set $doubled "";
if ($request_uri ~ "^[^?]*//") { set $doubled /.doubled; }
location = / { try_files $doubled/index.html @meant; }
location = /404.html { internal; }
location ~ ^/(404|index|manifest\.json|_headers|_redirects|vercel\.json|\.headers/.*)(\.br|\.gz)?$ { return 404; }
location ~ \.html$ { try_files /.none @meant; }
location /preview/ { try_files /preview.html =404; }
location / { try_files $doubled$uri $doubled$uri.html @meant; }
location @meant {
	set $header_cache_control no-cache;
	set $page /.none;
	if ($uri ~ "^/[^a-zA-Z0-9&?#]*((?:(?:[\w.-]+/)*[\w.-]*[a-zA-Z0-9])?)[^a-zA-Z0-9]*(?:[&?#].*)?$") { set $page /$1; }
	if ($page ~ "^(.*?)(?:/index)?\.html$") { set $page $1; }
	set $query $args;
	if ($request_uri ~* "^[^?]*?(?:&(?:amp;)?|%26|%3F)(?<of_path>[^?]*)") { set $query $of_path; }
	if ($request_uri ~* "^[^?]*?(?:&(?:amp;)?|%26|%3F)[^?]+\?.") { set $query $of_path&$args; }
	if ($query != "") { set $query ?$query; }
	if ($page ~ "^/?$") { return 301 /$query; }
	if ($page ~ "^/(404|index|manifest\.json|vercel\.json)(\.br|\.gz)?$") { return 404; }
	if (-f $document_root$page.html) { return 301 $page$query; }
	if (-f $document_root$page) { return 301 $page$query; }
	return 404;
}
`

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
