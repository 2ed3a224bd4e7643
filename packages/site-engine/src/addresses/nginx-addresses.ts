/**
 * How nginx finds pages by their addresses. Paths that end in a slash or in `.html` are sent to the
 * address as the site writes it. Those that do not begin with a letter or digit are not, so that no
 * redirect leads to another host (`/\host/`).
 */
export const nginxAddresses = String.raw`absolute_redirect off;
error_page 404 /404.html;
location = / { try_files /index.html =404; }
location = /index.html { return 301 /; }
location = /404.html { internal; }
location ~ ^/(404|index|manifest\.json|_headers|_redirects|vercel\.json|\.headers/.*)$ { return 404; }
location ~ ^/\w.*\.html$ { rewrite ^(.+)\.html$ $1 permanent; }
location ~ ^/\w.*/$ { rewrite ^(.+?)/+$ $1 permanent; }
location /preview/ { try_files /preview.html =404; }
location / { try_files $uri $uri.html =404; }
`
