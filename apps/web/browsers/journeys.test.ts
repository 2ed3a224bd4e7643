import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, type Tab } from './engines.ts'

/** Visitor journeys in the two engines that the Chromium end-to-end tests do not cover. */

const server = createServer(
  createSiteHandler(resolve(import.meta.dirname, '..', process.env.OUT_DIR || 'dist')),
)
let site = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

for (const { name, missing } of engines) {
  if (missing) console.log(`Skipped, as it is not installed: ${missing}. Journeys in ${name}.`)
}

for (const engine of engines) {
  describe.skipIf(engine.missing)(engine.name, () => {
    let browser: Awaited<ReturnType<typeof engine.start>>
    let tab: Tab
    beforeAll(async () => {
      browser = await engine.start()
    })
    afterAll(() => browser?.stop())
    beforeEach(async () => {
      tab = await browser.newTab()
    })
    afterEach(() => tab?.close())

    const html = (name: string) => tab.read((name) => document.documentElement.dataset[name], name)
    const attribute = (css: string, name: string) =>
      tab.read((css, name) => document.querySelector(css)?.getAttribute(name), css, name)
    const getText = (css: string) =>
      tab.read((css) => document.querySelector(css)?.textContent?.trim(), css)
    const count = (css: string) =>
      tab.read(
        (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).length,
        css,
      )
    const path = () => tab.read(() => location.pathname)
    const height = () => tab.read(() => Math.round(scrollY))
    const focused = () => tab.read(() => document.activeElement?.getAttribute('aria-controls'))

    /** As someone who has been here: no banner, and the splash skipped. */
    async function visit(path: string, answered = true) {
      if (answered) {
        await tab.open(`${site}/robots.txt`)
        await tab.read(() => localStorage.setItem('kitewright-analytics-consent', 'false'))
      }
      await tab.open(site + path)
      await tab.read(() => {
        const { splash } = document.documentElement.dataset
        if (splash && splash !== 'done')
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      })
      await expect.poll(() => html('splash')).toBe('done')
      await expect.poll(() => html('hydrated')).toBe('true')
      // Parts below are laid out when the visitor comes near.
      await tab.read(() => document.documentElement.setAttribute('data-whole', ''))
    }

    test('the splash ends, and the page can be used', async () => {
      await tab.open(site)
      await expect.poll(() => html('splash')).toBe('done')
      await expect.poll(() => html('hydrated')).toBe('true')
      expect(await count('#splash')).toBe(0)
    })

    test('"Skip intro" ends it at once', async () => {
      await tab.open(site)
      await tab.click('#splash-skip')
      await expect.poll(() => html('splash')).toBe('done')
    })

    test('the services menu opens, and Escape gives the focus back', async () => {
      await visit('/about')
      const toggle = 'header [aria-controls="services-menu"][aria-expanded]'
      await tab.click(toggle)
      await expect.poll(() => attribute(toggle, 'aria-expanded')).toBe('true')
      // The footer lists them too.
      const listed = await count('footer a[href^="/services/"]')
      expect(listed).toBeGreaterThan(0)
      await expect.poll(() => count('#services-menu li a')).toBe(listed)
      await tab.pressEscape()
      await expect.poll(() => attribute(toggle, 'aria-expanded')).toBe('false')
      expect(await focused()).toBe('services-menu')
    })

    test('the menu of small screens opens, and a link closes it', async () => {
      await tab.resize(500, 900)
      await visit('/')
      await tab.click('header [popovertarget]')
      // The two buttons, the phone and WhatsApp.
      await expect.poll(() => count('#site-menu nav ~ * a')).toBe(4)
      await tab.click('#site-menu nav [href="/about"]')
      await expect.poll(path).toBe('/about')
      await expect.poll(() => count('#site-menu nav ~ * a')).toBe(0)
    })

    test('the services list is a drawer that closes and opens', async () => {
      await tab.resize(500, 900)
      await visit('/services/web-development')
      const toggle = '[aria-controls="services-sidebar"]'
      await expect.poll(() => attribute(toggle, 'aria-expanded')).toBe('true')
      await tab.click('#services-sidebar button')
      await expect.poll(() => attribute(toggle, 'aria-expanded')).toBe('false')
      await expect.poll(() => count('[data-drawer]')).toBe(0)
      await tab.click(toggle)
      await expect.poll(() => attribute(toggle, 'aria-expanded')).toBe('true')
    })

    test('one answer opens at a time', async () => {
      await visit('/')
      await tab.read(() => document.querySelector('search')?.scrollIntoView())
      await expect.poll(() => count('h3 > button[aria-expanded]')).toBeGreaterThan(0)
      await tab.click('h3 > button[aria-expanded]')
      const question = (place: number) => `h4:nth-of-type(${place}) > [aria-controls^="faq-"]`
      const open = () => count('[aria-controls^="faq-"][aria-expanded="true"]')
      await tab.click(question(1))
      await expect.poll(open).toBe(1)
      await tab.click(question(2))
      await expect.poll(open).toBe(1)
      // The first answer closes above it, which moves the question: a driver clicks at its old position.
      await tab.read(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(
          () => true,
        ),
      )
      await tab.click(question(2))
      await expect.poll(open).toBe(0)
    })

    test('the search narrows the questions', async () => {
      await visit('/')
      const all = await count('[aria-controls^="faq-"]')
      // The field comes with the scripts of this part of the page, which wait until it is near.
      await tab.read(() => document.querySelector('search')?.scrollIntoView())
      await expect.poll(() => count('#faq-search')).toBe(1)
      await tab.type('#faq-search', 'warranty')
      await expect.poll(() => count('[aria-controls^="faq-"]')).toBeLessThan(all)
      expect(await count('[aria-controls^="faq-"]')).toBeGreaterThan(0)
    })

    test('a link changes the page without loading the document again, and starts at its top', async () => {
      await visit('/')
      await tab.read(() => {
        document.documentElement.dataset.first = 'yes'
      })
      await tab.click('footer a[href="/portfolio"]')
      await expect.poll(path).toBe('/portfolio')
      await expect.poll(() => tab.read(() => document.title)).toMatch(/^Portfolio/)
      await expect.poll(height).toBe(0)
      expect(await html('first')).toBe('yes')
    })

    test('the slip of a package moves to the form, and a showcase and a map end as in the page', async () => {
      await visit('/services/web-development')
      await tab.click('[data-slip] a[href^="/contact"]')
      await expect.poll(path).toBe('/contact')
      await expect.poll(() => count('main form .slip')).toBe(1)
      await expect.poll(() => count('.page-transition, .page-transition__shared')).toBe(0)
      expect(await getText('main form .slip')).toContain('Web Development')

      await visit('/portfolio')
      await tab.click('main details:not([open]) > summary')
      await expect.poll(() => count('main details[open]')).toBe(1)

      await visit('/services/payment-orchestration')
      await tab.read(() => document.querySelector('main figure')?.scrollIntoView())
      await expect.poll(() => count('main figure > picture > img')).toBe(1)
      await expect.poll(() => count('main figure > div[aria-hidden]')).toBe(0)
    })

    test('Back restores the scroll position', async () => {
      await visit('/')
      await tab.read(() => document.querySelector('footer')?.scrollIntoView())
      // The page gets the event with the next frame; a driver clicks sooner than any visitor.
      await tab.read(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
      const left = await height()
      expect(left).toBeGreaterThan(5_000)
      await tab.click('footer a[href="/portfolio"]')
      await expect.poll(() => getText('h1')).toMatch(/fly/)
      await expect.poll(height).toBe(0)
      await tab.read(() => history.back())
      await expect.poll(() => getText('h1')).toMatch(/Impactful/)
      await expect.poll(height).toBe(left)
    })

    test('the form names what is missing', async () => {
      await visit('/contact')
      await tab.click('main form [type="submit"]')
      await expect.poll(() => getText('main form')).toContain('Failed to send message.')
      expect(await path()).toBe('/contact')
    })

    test('the form sends, says so and is empty again', async () => {
      await visit('/contact')
      await tab.type('#contact-name', 'Ada Iyer')
      await tab.type('#contact-email', 'ada@example.in')
      await tab.type('#contact-phone', '+91 98765 43210')
      await tab.type('#contact-message', 'A sensor for cool boxes.')
      await tab.click('main form [type="submit"]')
      await expect.poll(() => getText('main form')).toContain('Message sent successfully!')
      const name = () =>
        tab.read(() => document.querySelector<HTMLInputElement>('#contact-name')?.value)
      await expect.poll(name).toBe('')
    })

    test('the cookie banner appears after two seconds, and keeps a refusal', async () => {
      await visit('/about', false)
      await expect.poll(() => count('dialog[open]')).toBe(1)
      await tab.click('dialog button + button')
      await expect.poll(() => count('dialog[open]')).toBe(0)
      const kept = await tab.read(() => localStorage.getItem('kitewright-analytics-consent'))
      expect(kept).toBe('false')
    })

    test('the film plays, and its button stops it', async () => {
      await visit('/')
      const time = () => tab.read(() => document.querySelector('video')?.currentTime ?? 0)
      await expect.poll(time).toBeGreaterThan(0)
      await tab.click('[aria-label="Pause background film"]')
      await expect.poll(() => tab.read(() => document.querySelector('video')?.paused)).toBe(true)
    })

    test('the cards of home fade in once they come into view', async () => {
      await visit('/')
      const opacity = () =>
        tab.read(() => {
          const card = document.querySelector('#services ul > li')
          return card ? getComputedStyle(card).opacity : ''
        })
      // It is hidden shortly before it comes into view, never after.
      await tab.read(() => {
        const { top = 0, height = 0 } =
          document.querySelector('#services ul > li')?.getBoundingClientRect() ?? {}
        scrollTo({ top: top + scrollY - innerHeight - height / 10, behavior: 'instant' })
      })
      await expect.poll(opacity).toBe('0')
      await tab.read(() => document.querySelector('#services ul')?.scrollIntoView())
      await expect.poll(opacity).toBe('1')
    })

    test('a step of the process is chosen with a click', async () => {
      await visit('/')
      const step = 'ol > li:nth-child(3) h3 > button'
      await tab.click(step)
      await expect.poll(() => attribute(step, 'aria-current')).toBe('step')
    })

    test('the figures count up to their ends', async () => {
      await visit('/')
      await tab.read(() => document.querySelector('[data-final]')?.scrollIntoView())
      const figures = () =>
        tab.read(() => [...document.querySelectorAll('[data-final]')].map((one) => one.textContent))
      await expect.poll(figures).toEqual(['100', '50', '360', '24'])
    })

    test('no kind of page is wider than a small screen', async () => {
      await tab.resize(500, 900)
      for (const path of ['/', '/services', '/services/devops-cicd', '/contact', '/blog']) {
        await visit(path)
        const over = await tab.read(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, path).toBe(0)
      }
    })

    test('an unknown path shows home', async () => {
      await visit('/no-such-page')
      expect(await getText('h1')).toMatch(/Impactful/)
    })
  })
}
