import { describe, expect, test } from 'vitest'
import { all, builtPages, getText, texts, unknownPage } from '../tests/built-pages.ts'
import { table } from '../tests/specified-services.ts'

/** The HTML of every page: its head, the order of its headings, its links and pictures. */

/** The routes of the specification (section 2), typed and not read from the code under test. */
const routes = [
  ...['/', '/services', '/portfolio', '/about', '/careers', '/blog', '/contact', '/book-meeting'],
  ...['/coming-soon', '/labs-careers-coming-soon', '/privacy-policy', '/terms-of-use'],
  ...Object.values(table).flatMap((services) => services.map(([, slug]) => `/services/${slug}`)),
]

const content = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content')
const canonical = (document: Document) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href')

const MOST_WORDS = 12

/** The accessible name of a link, button or summary, whose pictures are part of it. */
function getName(element: Element): string {
  const shown = element.cloneNode(true) as Element
  for (const hidden of all(shown, '[aria-hidden="true"]')) hidden.remove()
  const alts = all(shown, 'img').map((image) => image.getAttribute('alt'))
  const words = [getText(shown), ...alts].filter(Boolean).join(' ')
  return element.getAttribute('aria-label') ?? words
}

test('every route of the specification has a page', () => {
  expect(builtPages.map(({ path }) => path)).toEqual(expect.arrayContaining(routes))
})

test('titles, descriptions and the headlines of services are unique', () => {
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
  unique(builtPages.map(({ document }) => document.title))
  unique(builtPages.map(({ document }) => content(document, 'meta[name="description"]')))
  const services = builtPages.filter(({ path }) => path.startsWith('/services'))
  unique(services.map(({ document }) => getText(document.querySelector('h1'))))
})

test('titles have the form of the specification', () => {
  for (const { path, document } of builtPages) {
    if (path === '/') expect(document.title).toBe('Custom Software Development & IT Solutions')
    else expect(document.title, path).toMatch(/\S \| Kitewright$/)
  }
})

test('the page for unknown paths is home, kept out of search engines', () => {
  expect(getText(unknownPage.querySelector('h1'))).toBe('Impactful solutions Made effortlessly')
  expect(content(unknownPage, 'meta[name="robots"]')).toBe('noindex')
  expect(canonical(unknownPage)).toBe('http://localhost:4173/')
})

describe.each(builtPages)('$path', ({ path, document }) => {
  test('describes itself', () => {
    expect(texts(document, 'h1')).toHaveLength(1)
    expect(texts(document, 'main h1')).toHaveLength(1)
    expect(all(document, 'head title')).toHaveLength(1)
    expect(content(document, 'meta[name="description"]')).toMatch(/\w+ \w+/)
    expect(content(document, 'meta[property="og:type"]')).toBe('website')
    expect(canonical(document)).toBe(`http://localhost:4173${path}`)
    // Phones make no links from what looks like a number or a date.
    expect(content(document, 'meta[name="format-detection"]')).toBe(
      'telephone=no,date=no,address=no,email=no',
    )
  })

  test('nests its headings', () => {
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  })

  test('names each link by its words, and each name leads to one place', () => {
    const links = all(document, 'a[href]').map((link) => {
      const text = getText(link)
      return { text, name: getName(link), href: link.getAttribute('href') }
    })
    // Voice control needs the visible words at the start of the name.
    expect(links.filter(({ name, text }) => name === '' || !name.startsWith(text))).toEqual([])
    const linksByName = Map.groupBy(links, ({ name }) => name)
    const unclear = [...linksByName]
      .map(([name, same]) => [name, ...new Set(same.map(({ href }) => href))])
      .filter(([, ...hrefs]) => hrefs.length > 1)
    expect(unclear).toEqual([])
  })

  test('names links, buttons and toggles in a few words', () => {
    const names = all(document, 'a[href], button, summary').map(getName)
    expect(names.filter((name) => name.split(' ').length > MOST_WORDS)).toEqual([])
  })

  test('describes each picture, or marks it as decoration', () => {
    for (const picture of all(document, 'main img')) {
      expect(picture.getAttribute('alt')).toMatch(/^$|^Kitewright$|\w+ \w+/)
    }
  })

  test('has its footer outside main, and the links to the legal pages', () => {
    expect(all(document, 'main footer')).toEqual([])
    for (const legal of ['/privacy-policy', '/terms-of-use']) {
      expect(all(document, `footer a[href="${legal}"]`)).toHaveLength(1)
    }
  })
})
