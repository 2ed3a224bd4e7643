import type { Plugin } from 'vite'

const sanityTitle = '<title>Sanity Studio</title>'

/**
 * Sanity's validation waits for an idle browser once at each level of a document, without a limit. On a slow computer
 * that took minutes before a publish, so idle work starts after 50 ms at the latest.
 */
const limitIdleWaits =
  'const idle=window.requestIdleCallback;if(idle)window.requestIdleCallback=(work,options)=>idle(work,{timeout:50,...options})'

/** The page that loads the Studio: the title of its tab until the Studio sets one, and a script before Sanity's. */
export const startPage = (title: string): Plugin => {
  const transformHtml = (html: string) =>
    html.replace(sanityTitle, `<title>${title}</title><script>{${limitIdleWaits}}</script>`)
  return {
    name: 'start-page',
    enforce: 'post',
    transformIndexHtml: transformHtml,
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.html')) {
          file.source = transformHtml(String(file.source))
        }
      }
    },
  }
}
