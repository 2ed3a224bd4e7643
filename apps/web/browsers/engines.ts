import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import puppeteer, { type BrowserContext } from 'puppeteer-core'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'

/** A tab of any browser, with the commands that both Firefox's and WebKit's drivers support. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Runs the function inside the page. It sees only its arguments, which are JSON. */
  read: <Answer, Given extends unknown[]>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>
  /** Clicks the first element that matches, scrolled into view. */
  click: (css: string) => Promise<void>
  type: (css: string, text: string) => Promise<void>
  pressEscape: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

type Engine = {
  name: string
  /** Missing programs, and how to install them. */
  missing: string | undefined
  /** Starts the browser. */
  start: () => Promise<{ newTab: () => Promise<Tab>; stop: () => Promise<void> }>
}

/** `read` by whatever a browser's driver has for running text inside the page. */
const readBy =
  (run: (text: string) => Promise<unknown>): Tab['read'] =>
  async (script, ...given) =>
    (await run(`(${script})(...${JSON.stringify(given)})`)) as ReturnType<typeof script>

const firefoxPaths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const firefoxPath = firefoxPaths.find((path) => path && existsSync(path))

/**
 * Firefox as Debian ships it, over WebDriver BiDi. Playwright cannot open a page in it, as it emulates media
 * features that this Firefox lacks.
 */
const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'Firefox (apt-get install firefox-esr, or FIREFOX_PATH)',
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath,
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

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const installed = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].every((program) =>
  process.env.PATH?.split(':').some((folder) => existsSync(`${folder}/${program}`)),
)

/** WebKitGTK on a separate screen. Not Safari: no touch, other scroll bars, no window under 447 px. */
const webkit: Engine = {
  name: 'WebKitGTK',
  missing:
    installed && miniBrowser
      ? undefined
      : 'WebKitGTK (apt-get install webkit2gtk-driver xvfb dbus gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad)',
  start: async () => {
    const port = Number(process.env.E2E_PORT ?? 4178) + 6
    const driver = spawn(
      'xvfb-run',
      [
        '-a',
        '-s',
        '-screen 0 1600x1200x24',
        'dbus-run-session',
        '--',
        'WebKitWebDriver',
        `--port=${port}`,
      ],
      {
        // A process group, so that all of its processes can be ended.
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          // Containers run as root, where WebKit's sandbox cannot start.
          ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
        },
      },
    )
    const url = `http://127.0.0.1:${port}`
    await answers(`${url}/status`)
    return {
      newTab: async () => webkitTab(await session(url)),
      stop: async () => {
        if (driver.pid) process.kill(-driver.pid)
      },
    }
  },
}

const session = (server: string) =>
  new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build()

/** Resolves once the address answers; throws after half a minute. */
async function answers(url: string) {
  const end = Date.now() + 30_000
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function webkitTab(driver: WebDriver): Promise<Tab> {
  const resize = async (width: number, height: number) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    // The window answers before its page knows.
    await driver.wait(
      async () => (await driver.executeScript('return innerWidth')) === width,
      10_000,
    )
  }
  await resize(1280, 900)
  const findElement = async (css: string) => {
    const element = await driver.findElement(By.css(css))
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    )
    return element
  }
  return {
    open: (url) => driver.get(url),
    read: readBy((text) => driver.executeScript(`return ${text}`)),
    click: async (css) => (await findElement(css)).click(),
    type: async (css, text) => (await findElement(css)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize,
    close: () => driver.quit(),
  }
}

export const engines = [firefox, webkit]
