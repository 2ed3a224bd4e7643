import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { type Engine, readBy, type Tab } from './tab.ts'

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const installed = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].every((program) =>
  process.env.PATH?.split(':').some((folder) => existsSync(`${folder}/${program}`)),
)

/** WebKitGTK in a screen of its own. Not Safari: no touch, other scroll bars, no window under 447 px. */
export const webkit: Engine = {
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
        // A group of its own, so that all of it can be ended.
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

/** Resolves once something answers there; throws after half a minute. */
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
  const reach = async (css: string) => {
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
    click: async (css) => (await reach(css)).click(),
    type: async (css, text) => (await reach(css)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize,
    close: () => driver.quit(),
  }
}
