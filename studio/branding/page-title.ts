import type { Plugin } from 'vite'

const theirs = '<title>Sanity Studio</title>'
const titled = (html: string, title: string) => html.replace(theirs, `<title>${title}</title>`)

/** The title of the tab while the Studio loads; from then on the Studio says where one is. */
export const pageTitle = (title: string): Plugin => ({
  name: 'page-title',
  enforce: 'post',
  transformIndexHtml: (html) => titled(html, title),
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.html')) {
        file.source = titled(String(file.source), title)
      }
    }
  },
})
