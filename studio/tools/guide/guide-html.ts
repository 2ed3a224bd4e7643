import { Marked, Renderer } from 'marked'

const FIRST = '## For editors'
const NEXT = '## For developers'

/**
 * The part of the guide that is for editors, as HTML. Headings have the names by which the guide leads to them.
 *
 * @param addressOf answers where a picture is, by its path beside the guide: `docs/overview.png`.
 */
export function guideHtml(readme: string, addressOf: (path: string) => string): string {
  const text = readme.slice(readme.indexOf(FIRST) + FIRST.length, readme.indexOf(NEXT))
  const usual = new Renderer()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }) {
        // The page has a title above all of them.
        const level = depth - 1
        const words = this.parser.parseInline(tokens)
        return `<h${level} id="${nameOf(title)}" tabindex="-1">${words}</h${level}>`
      },
      image(token) {
        usual.parser = this.parser
        return usual.image({ ...token, href: addressOf(token.href) })
      },
    },
  })
  return marked.parse(text, { async: false })
}

/** The name of a heading in addresses, as repositories write it: “4. Publish” is 4-publish. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
