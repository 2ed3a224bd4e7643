import { jsonFile } from '@kitewright/site-engine/client'
import type { Page } from '@playwright/test'

/** Watches the requests of a page to its site; returns those that are repeated or not needed. */
export function needlessRequests(page: Page, origin: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // A drawing that plays is read once more, from the browser's cache.
    const isPlayed = request.resourceType() === 'fetch' && url.pathname.endsWith('.svg')
    if (url.origin === origin && !isPlayed) asked.push(url.pathname)
  })
  return () => ({
    again: asked.filter((file, place) => asked.indexOf(file) < place),
    // The page inlines its styles and its content; a form requests the page of its subject.
    styles: asked.filter((file) => file.endsWith('.css')),
    data: asked.filter((file) => file === jsonFile(new URL(page.url()).pathname)),
    // The texts of the seed have no accents; the joiners in their words need no glyph.
    rareLetters: asked.filter((file) => file.includes('-rare-')),
  })
}

export const noneNeedless = { again: [], styles: [], data: [], rareLetters: [] }
