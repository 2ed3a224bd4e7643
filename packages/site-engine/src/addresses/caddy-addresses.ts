/**
 * The same for Caddy as `nginxAddresses`; `file_server` stands in the site block. Caddy sorts directives:
 * `error` comes after `try_files`, which has made `/404.html` of `/404`.
 */
export const caddyAddresses = String.raw`redir /index.html / permanent
@spelled-out vars_regexp page {uri} ^(/\w[^?]*?)(?:\.html|/+)(\?.*)?$
redir @spelled-out {re.page.1}{re.page.2} permanent
@no-page path /404.html /index.html /manifest.json /_headers /_redirects /vercel.json /.headers/*
error @no-page 404
rewrite /preview/* /preview.html
try_files {path} {path}.html
handle_errors {
	rewrite * /404.html
	file_server
}
`
