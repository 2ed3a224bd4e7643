/// <reference path="../bundle/inline-scripts.d.ts" />
import type { PageBundle } from '../bundle/page-bundle.ts'
import { stringifyInline } from './inlined-data.ts'
import startScripts from './start-scripts.ts?script'

export { startScripts }

type DocumentParts = {
  /** BCP 47, as in `en-IN`. */
  lang: string
  /** Tags of the head: title, description, icons. */
  head: string
  /** Styles that are not in the bundle. */
  style: string
  /** HTML before the root: scripts that must run before the first paint. */
  before: string
  /** The rendered page. */
  body: string
  /** HTML after the root, for machines. */
  after: string
  /** Hydration data, stored as JSON in `#page-data`. */
  data: unknown
}

/** The whole document of a page, in development and production. */
export function renderDocument(parts: DocumentParts, bundle: PageBundle): string {
  const { lang, head, style, before, body, after, data } = parts
  const linked = bundle.linked.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const later = bundle.later ? ` data-later="${bundle.later}"` : ''
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>${linked}<style>${bundle.css}</style><style>${style}</style></head>
<body>${before}<div id="root">${body}</div>${after}<script type="application/json" id="page-data">${stringifyInline(data)}</script><script data-scripts='${stringifyInline(bundle.scripts)}' data-styles='${stringifyInline(bundle.styles)}'${later}>${startScripts}</script></body></html>
`
}
