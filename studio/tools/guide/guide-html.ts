import { Marked, Renderer } from 'marked'

const markdown: Record<string, string> = import.meta.glob('../../docs/guide/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pictures: Record<string, string> = import.meta.glob('../../docs/guide/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Name of the page that lists the others. */
export const CONTENTS = 'README'

/** Names of all pages: `price-desk`. */
export const pageNames = Object.keys(markdown).map((path) => path.replace(/^.*\/|\.md$/g, ''))

/**
 * A page of the guide as HTML, with the addresses of its pictures; null for an unknown name. Links to other pages have
 * the attribute `data-page`.
 */
export function renderGuidePage(name: string): string | null {
  const text = markdown[`../../docs/guide/${name}.md`]
  if (text === undefined) return null
  const defaultRenderer = new Renderer()
  const guideMarked = new Marked({
    renderer: {
      image(token) {
        defaultRenderer.parser = this.parser
        return defaultRenderer.image({
          ...token,
          href: pictures[`../../docs/guide/${token.href}`] ?? token.href,
        })
      },
      link(token) {
        defaultRenderer.parser = this.parser
        const page = /^([\w-]+)\.md$/.exec(token.href)?.[1]
        return defaultRenderer.link(token).replace('<a ', page ? `<a data-page="${page}" ` : '<a ')
      },
    },
  })
  return guideMarked.parse(text, { async: false })
}
