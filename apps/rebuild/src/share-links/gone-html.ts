/** Page of a share link that has no pages. It needs no file of a release, as there may be none. */
export const goneHtml = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow"><title>This link does not work</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f7f3eb;color:#0d1b36;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem}h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}a{color:inherit;text-underline-offset:.2em;display:inline-block;padding:.625rem 0}</style>
</head><body><main><h1>This link does not work</h1>
<p>It was withdrawn, it has expired, or its pages are still being made. Ask the person who sent it for a new one.</p>
<p><a href="/">Go to the website</a></p></main></body></html>
`
