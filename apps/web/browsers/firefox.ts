import { existsSync } from 'node:fs'
import puppeteer, { type BrowserContext } from 'puppeteer-core'
import { type Engine, readBy, type Tab } from './tab.ts'

const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const path = paths.find((path) => path && existsSync(path))

/**
 * Firefox as Debian ships it, over WebDriver BiDi. Not with Playwright: that asks for an emulation of
 * media features which this Firefox does not have, and opens no page without it.
 */
export const firefox: Engine = {
  name: 'Firefox',
  missing: path ? undefined : 'Firefox (apt-get install firefox-esr, or FIREFOX_PATH)',
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path,
      // A machine without a mouse says that it cannot hover; these say that it can.
      extraPrefsFirefox: {
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    })
    return {
      newTab: async () => firefoxTab(await browser.createBrowserContext()),
      stop: () => browser.close(),
    }
  },
}

async function firefoxTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    read: readBy((text) => page.evaluate(text)),
    click: (css) => page.locator(css).click(),
    type: async (css, text) => {
      await page.focus(css)
      await page.keyboard.type(text)
    },
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  }
}
