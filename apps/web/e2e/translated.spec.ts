import { expect, type Page, test } from '@playwright/test'
import { enquiry, form, send } from './contact-form.ts'
import { expectPageChanges, follow, heading, isSameDocument, kinds, markDocument } from './kinds.ts'
import { visit } from './visit.ts'

/** A page that the browser has translated can be used through. */

/** The prefix of every translated word. */
const MARK = 'ट'

/**
 * Translates like Chrome: replaces each text, including later ones, by two nested `<font>`.
 * Titles and placeholders keep their words.
 */
function translate(mark: string) {
  const untouched = 'script, style, noscript, textarea, font'
  const translateTexts = (root: Node) => {
    const texts: Text[] = []
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) texts.push(root)
    while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.append(mark + text.data)
      text.replaceWith(outer)
    }
  }
  translateTexts(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateTexts(target)
      for (const node of addedNodes) if (node.isConnected) translateTexts(node)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Translates the page on the screen, and later additions to it. */
const translatePage = (page: Page) => page.evaluate(translate, MARK)

/** Translates each page that is opened before its scripts have arrived. */
const translateAtOnce = (page: Page) =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate.toString()})('${MARK}'))`,
  )

/**
 * Uncaught errors and errors caught by a boundary, without React's client render of a part that was
 * translated before hydration (#418).
 */
function failures(page: Page) {
  const found: string[] = []
  const note = (text: string) => {
    if (!text.includes('React error #418')) found.push(text)
  }
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  return found
}

/** By names of fields, as labels are translated. */
async function fillForm(page: Page, words: Record<string, string> = enquiry) {
  for (const [label, text] of Object.entries(words)) {
    await form(page).locator(`[name="${label.toLowerCase()}"]`).fill(text)
  }
}

test('home: questions, figures, steps, menus, cookie banner, and on to the form', async ({
  page,
}) => {
  const found = failures(page)
  await visit(page, '/')
  await page.getByRole('search').scrollIntoViewIfNeeded()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await translatePage(page)
  await expect(heading(page)).toContainText(MARK)

  await test.step('questions', async () => {
    const count = page.getByText(/\d+ questions?$/)
    await expect(count).toContainText(MARK)
    const all = await count.textContent()
    await page.getByRole('searchbox').fill('warranty')
    await expect(count).not.toHaveText(all ?? '')
    await expect(count).toContainText(MARK)
    const question = page.getByRole('button', { name: 'Is there a warranty?' })
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('searchbox').fill('no question has this')
    await expect(page.getByText('No question matches that.')).toContainText(MARK)
    await page.getByRole('button', { name: 'All Questions' }).click()
    await expect(count).toHaveText(all ?? '')
    await page.locator('h3 button').filter({ hasText: 'Pricing' }).click()
    await page.getByRole('button', { name: 'When do I pay?' }).click()
  })

  await test.step('figures count to their end', async () => {
    const figure = page.getByRole('img', { name: '360°' })
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveText(`${MARK}360${MARK}°`)
  })

  await test.step('steps', async () => {
    const state = page.getByText(/Step \d of \d/)
    await state.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Pause the steps' }).click()
    const last = page.locator('ol button').last()
    await last.click()
    await expect(state).toHaveText(/Step (\d) of \1/)
    await expect(state).toContainText(MARK)
  })

  await test.step('menus and the cookie banner', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click()
    await expect(page.locator('#services-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Essential Only' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('pages, and back', async () => {
    await markDocument(page)
    for (const path of ['/services/web-development', '/services/app-development', '/contact']) {
      await page
        .locator(`footer a[href="${path}"], header a[href="${path}"]`)
        .first()
        .dispatchEvent('click')
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toContainText(MARK)
    }
    await page.goBack()
    await expect(page).toHaveTitle('App Development | Kitewright')
    await page.goForward()
    await expect(page).toHaveTitle('Contact Us | Kitewright')
    expect(await isSameDocument(page)).toBe(true)
  })
  expect(found).toEqual([])
})

test('the contact form: mistakes, their correction, sending, and its end', async ({ page }) => {
  const found = failures(page)
  await visit(page, '/contact')
  await translatePage(page)
  await send(page).click()
  await expect(form(page).getByText('Please enter your email address.')).toContainText(MARK)
  await fillForm(page, { ...enquiry, Email: 'ada' })
  await send(page).click()
  // One message takes the place of another.
  await expect(form(page).getByText('Please enter an email address such as')).toContainText(MARK)
  await fillForm(page)
  await send(page).click()
  await expect(form(page).getByText('Message sent successfully!')).toContainText(MARK)
  await expect(send(page)).toHaveText(new RegExp(`^${MARK}Send Message`))
  expect(found).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('menu, services list, and what is marked in it', async ({ page }) => {
    const found = failures(page)
    await visit(page, '/services/web-development')
    await translatePage(page)
    const list = page.getByRole('complementary', { name: 'Services' })
    await expect(list).toBeVisible()
    await list.getByRole('link', { name: 'App Development' }).tap()
    await expect(page).toHaveTitle('App Development | Kitewright')
    await page.getByRole('button', { name: 'All services' }).tap()
    await expect(list.locator('[aria-current]')).toContainText(`${MARK}App Development`)
    await page.getByRole('button', { name: 'Close services list' }).tap()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).tap()
    await expect(page).toHaveTitle('About Us | Kitewright')
    await expect(heading(page)).toContainText(MARK)
    expect(found).toEqual([])
  })
})

test('parts that update over time', async ({ page }) => {
  const found = failures(page)
  await page.clock.install({ time: new Date('2025-08-14T23:59:50+05:30') })
  await visit(page, '/coming-soon')
  await translatePage(page)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('main').getByRole('link')).toContainText(MARK)
  await expect(page.getByRole('timer')).toContainText(`${MARK}00`)
  await follow(page, '/about')
  await expect(page).toHaveTitle('About Us | Kitewright')
  expect(found).toEqual([])
})

test('every kind of page, translated before its scripts have arrived', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await translateAtOnce(page)
  const found = failures(page)
  for (const path of kinds) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(heading(page)).toContainText(MARK)
      await expectPageChanges(page)
    })
  }
  await visit(page, '/contact')
  await fillForm(page)
  await send(page).click()
  await expect(form(page).getByText('Message sent successfully!')).toContainText(MARK)
  expect(found).toEqual([])
})
