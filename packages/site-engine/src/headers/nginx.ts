import { byHeader, type HeaderRule, type HeaderValues } from './header-rules.ts'

/**
 * Page addresses for nginx. Paths without a file go to `@corrected`, which does the same as `correctedAddress`: it
 * removes surrounding noise, doubled slashes (nginx merges them and serves the page) and `.html`, repairs the query and
 * redirects to the page or file. Targets start with a letter or digit, so no target is another host (`/\host/`).
 * Precompressed files are sent; `brotli_static` is a module that a server may lack, so the server block enables it.
 */
export const nginxAddresses = String.raw`absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
set $doubled "";
if ($request_uri ~ "^[^?]*//") { set $doubled /.doubled; }
location = / { try_files $doubled/index.html @corrected; }
location = /404.html { internal; }
location ~ ^/(404|index|manifest\.json|_headers|_redirects|vercel\.json|\.headers/.*)(\.br|\.gz)?$ { return 404; }
location ~ \.html$ { try_files /.none @corrected; }
location /preview/ { try_files /preview.html =404; }
location / { try_files $doubled$uri $doubled$uri.html @corrected; }
location @corrected {
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
 * The rules for nginx, to include in a `server` block whose locations have no `add_header` (which would disable these).
 */
export function nginxSnippet(rules: readonly HeaderRule[]): string {
  return `${byHeader(rules).flatMap(linesOf).join('\n')}\n`
}

function linesOf({ name, values }: HeaderValues): string[] {
  // A missing file must not be cached as long as the file.
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
