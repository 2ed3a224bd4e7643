import AxeBuilder from '@axe-core/playwright'
import { toJsonFile } from '@kitewright/site-engine/client'
import { expect, type Page } from '@playwright/test'

/** Kept short by the rules of the content, or written by code: prices, figures, times beside their bar. */
const short = '.price, [role="img"], li > p:has(+ [aria-hidden])'

/** Ends every text, but those that are kept short, with a word longer than any line. */
export const addLongWords = (page: Page) =>
  page.evaluate((kept) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent || parent.closest(`script, style, ${kept}`)) continue
      text.nodeValue += ` ${'W'.repeat(60)}`
    }
  }, short)

/** Words that the edge of the window cuts, and buttons that reach past their form. */
export const findClippedText = (page: Page) =>
  page.evaluate(() => {
    const clippedTexts: string[] = []
    const { clientWidth } = document.documentElement
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue
      // Out of sight until focus or scripts bring them in.
      if (parent.closest('.sr-only, a[href="#main"]')) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      const { left, right } = words.getBoundingClientRect()
      if (left < -1 || right > clientWidth + 1) clippedTexts.push(text.nodeValue)
    }
    for (const button of document.querySelectorAll('form .button')) {
      const { right = 0 } = button.closest('form')?.getBoundingClientRect() ?? {}
      if (button.getBoundingClientRect().right > right)
        clippedTexts.push(`button ${button.textContent}`)
    }
    return clippedTexts
  })

/** Headlines in which letters of one weight hang into those of the other: their lines are closer than the letters are high. */
export const crampedHeadlines = (page: Page) =>
  page.evaluate(() => {
    const getLines = (headline: Element) => {
      const { fontSize } = getComputedStyle(headline)
      const lines: { top: number; weights: Set<string> }[] = []
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement
        const style = parent && getComputedStyle(parent)
        if (style?.fontSize !== fontSize) continue
        const words = document.createRange()
        words.selectNodeContents(texts.currentNode)
        for (const { top, width } of words.getClientRects()) {
          if (width < 1) continue
          const line = lines.find((other) => Math.abs(other.top - top) < 2)
          if (line) line.weights.add(style.fontWeight)
          else lines.push({ top, weights: new Set([style.fontWeight]) })
        }
      }
      return { lines, size: Number.parseFloat(fontSize) }
    }
    return [...document.querySelectorAll('.headline')]
      .filter((headline) => {
        const { lines, size } = getLines(headline)
        return lines.some((below, index) => {
          const above = lines[index - 1]
          if (!above || new Set([...above.weights, ...below.weights]).size < 2) return false
          return below.top - above.top < size - 0.5
        })
      })
      .map((headline) => headline.textContent)
  })

/** Titles of parts that are larger than the title above them. */
export const oversizedTitles = (page: Page) =>
  page.locator('main :is(h2, h3):not(.sr-only)').evaluateAll((titles) => {
    const getSize = (title: Element) => Number.parseFloat(getComputedStyle(title).fontSize)
    let above = Number.POSITIVE_INFINITY
    return titles.flatMap((title) => {
      if (title.localName === 'h2') above = getSize(title)
      return title.localName === 'h3' && getSize(title) > above ? [title.textContent] : []
    })
  })

/** Closing skies and storyboards: a drawing keeps its own ratio inside its box, unless the style crops it. */
export const wideDrawings = (page: Page) =>
  page.locator('main section > img[height="570"], main svg:has(use[href*="#plate-"])')

export const croppedDrawings = (page: Page) =>
  wideDrawings(page).evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const frame = drawing.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const { left, right, height } = drawing.getBoundingClientRect()
      const isFullyShown =
        getComputedStyle(drawing).objectFit === 'fill' &&
        !drawing.hasAttribute('preserveAspectRatio') &&
        left >= frame.left &&
        right <= frame.right &&
        height <= frame.height
      return isFullyShown ? [] : [drawing.outerHTML.slice(0, 200)]
    }),
  )

/** Folded corners that show another colour than the background behind their card. */
export const wrongFolds = (page: Page) =>
  page.evaluate(() => {
    const getBackground = (element: Element | null): string => {
      if (!element) return 'none'
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? getBackground(element.parentElement)
        : backgroundColor
    }
    return [...document.querySelectorAll('.fold')]
      .filter((card) => {
        const corner = getComputedStyle(card, '::after').backgroundImage
        return !corner.includes(getBackground(card.parentElement))
      })
      .map((card) => `${card.textContent} on ${getBackground(card.parentElement)}`)
  })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Accessibility violations that axe finds, each with its elements. */
export async function violations(page: Page): Promise<string[]> {
  // Lists of passed rules, and a second page for frames, would take half of the time.
  const result = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze()
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Larger letters for all text, as browser settings allow, without zooming the page. */
export const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** Watches the requests of a page to its site; returns those that are repeated or not needed. */
export function recordRequests(page: Page, origin: string) {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // A drawing that plays is read once more, from the browser's cache.
    const isPlayed = request.resourceType() === 'fetch' && url.pathname.endsWith('.svg')
    if (url.origin === origin && !isPlayed) requestedPaths.push(url.pathname)
  })
  return () => ({
    again: requestedPaths.filter((file, index) => requestedPaths.indexOf(file) < index),
    // The page inlines its styles and its content; a form requests the page of its subject.
    styles: requestedPaths.filter((file) => file.endsWith('.css')),
    data: requestedPaths.filter((file) => file === toJsonFile(new URL(page.url()).pathname)),
    // The texts of the seed have no accents.
    rareLetters: requestedPaths.filter((file) => file.includes('-rare-')),
  })
}

export const noExtraRequests = { again: [], styles: [], data: [], rareLetters: [] }

/** A layout shift: its score by Chromium, and the elements, each with its path from the document. */
export type Shift = { by: number; what: string[] }
type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
type ShiftWindow = { shifts: Shift[] }

/** Records the layout shifts of all later pages. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const getName = (element: Element | null): string =>
      element ? `${getName(element.parentElement)}/${element.localName}.${element.className}` : ''
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node : (node?.parentElement ?? null),
        )
        shifts.push({ by: value, what: elements.map(getName) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as ShiftWindow).shifts)

/** The first screen of a service page on landscape phones and low laptops. */
export async function expectHeroInSight(page: Page) {
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [844, 390],
    [1280, 600],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    const outside = await page.evaluate((isLaptop) => {
      const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)]
      // A visitor needs the headline, the lead (behind the group's name) and the first link.
      const requiredElements = [
        all('h1')[0],
        all('section p')[1],
        all('section a')[0],
        // On laptops also the numbers that the layout begins with: prices, or the facts under the hero.
        ...(isLaptop
          ? all('table .price').concat(all('section:first-child + [data-title-block] dd'))
          : []),
      ]
      return requiredElements
        .filter((part) => {
          const box = part?.getBoundingClientRect()
          return !box?.height || box.top < 0 || box.bottom > innerHeight
        })
        .map((part) => part?.textContent)
    }, width >= 1280)
    expect.soft(outside, `${width} by ${height}: in the first screen`).toEqual([])
  }
}
