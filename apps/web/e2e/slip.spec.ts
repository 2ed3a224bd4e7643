import { expect, type Page, test } from '@playwright/test'
import { headerLink } from './analytics.ts'
import {
  answering,
  enquiry,
  expectFields,
  fillForm,
  form,
  openForm,
  send,
  sent,
} from './contact-form.ts'
import { violations } from './page-checks.ts'
import { moveMouse, visitIdle, waitForPaint, watchConsole } from './visit.ts'

/** The slip of a package: from its card with the transition to the form, and out as a kite when the enquiry is sent. */

const SERVICE = '/services/web-development'
const ask = (page: Page, name = 'Professional') =>
  page.getByRole('main').getByRole('link', { name: `Ask about ${name}`, exact: true })
const slip = (page: Page) => form(page).locator('.slip').first()
const sharedElements = (page: Page) => page.locator('.page-transition__shared, .slip-plane')
const next = (page: Page) => form(page).getByRole('list', { name: 'What happens next' })

type Move = { of: string; words: string; properties: string[]; focused: string | null; top: number }

declare global {
  var moves: Move[]
}

/** Records each animation that scripts start: its properties, and the focused element. */
const watchTransforms = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moves = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      globalThis.moves.push({
        of: this.className,
        words: this.textContent ?? '',
        properties: Object.keys(keyframes ?? {}),
        top: this.getBoundingClientRect().top,
        focused: document.activeElement?.getAttribute('role') ?? null,
      })
      return animate.call(this, keyframes, options)
    }
  })

const readTransforms = (page: Page, name: RegExp) =>
  page.evaluate(
    (source) => globalThis.moves.filter(({ of }) => new RegExp(source).test(of)),
    name.source,
  )

/** How large the folded corner of a card is drawn, as a share. */
const corner = (page: Page) =>
  ask(page).evaluate((link) => {
    const card = link.closest('article') ?? link
    const { scale } = getComputedStyle(card, '::after')
    return scale === 'none' ? 1 : Number(scale)
  })

/** The slip does not move, and is as React rendered it. */
async function expectAtRest(page: Page) {
  await slip(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
  await expect(slip(page)).toHaveCSS('transform', 'none')
  await expect(slip(page)).toHaveCSS('opacity', '1')
  await expect(sharedElements(page)).toHaveCount(0)
}

test('it lifts off its package, moves to the form and lies on its edge, by keyboard too', async ({
  page,
}) => {
  await watchTransforms(page)
  const found = watchConsole(page)
  await visitIdle(page, SERVICE)
  await ask(page).scrollIntoViewIfNeeded()
  expect(await corner(page)).toBeLessThan(0.5)
  await ask(page).focus()
  await expect.poll(() => corner(page)).toBe(1)
  await page.keyboard.press('Enter')
  await expect(slip(page)).toHaveText('About: Web Development, Professional, ₹2L – 8L')
  await expect.poll(() => readTransforms(page, /^slip dog-ear/)).toHaveLength(2)
  await expectAtRest(page)

  // The kite is that of the service, and the slip that moved is the same.
  await expect(slip(page).locator('.mark-web-development')).toBeVisible()
  const [lifted, landed, ...more] = await readTransforms(page, /page-transition__shared/)
  expect(lifted?.words).toBe('Web DevelopmentProfessional₹2L – 8L')
  expect(landed?.words).toBe(lifted?.words)
  // Within the window, at the height of the card's corner or below it.
  expect(landed?.top).toBeGreaterThan(0)
  expect(landed?.top).toBeLessThan(900)
  expect(more).toEqual([])
  const properties = (await readTransforms(page, /./)).flatMap((move) => move.properties)
  // These properties cost neither layout nor paint.
  const cheap = ['opacity', 'transform', 'translate']
  expect(properties.filter((property) => !cheap.includes(property))).toEqual([])

  await expect(next(page).getByRole('listitem')).toContainText([
    '24 hours',
    '1–2 weeks',
    '3–5 days',
  ])
  expect(await violations(page)).toEqual([])

  // Another package is one click away, and typed text stays.
  await fillForm(page)
  await form(page)
    .getByRole('link', { name: /^Change/ })
    .click()
  await expect(page).toHaveURL(`${SERVICE}#prices`)
  await ask(page, 'Enterprise').click()
  await expect(slip(page)).toHaveText('About: Web Development, Enterprise, ₹8L+')
  await expectAtRest(page)
  await expectFields(page, enquiry)

  await form(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(slip(page)).toBeHidden()
  await expect(next(page)).toBeHidden()
  expect(found).toEqual([])
})

test('on a phone it drops when the form comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitIdle(page, SERVICE)
  await page.getByRole('button', { name: 'Read this page' }).click()
  await ask(page).click()
  await expect(slip(page)).toBeVisible()
  await expect(sharedElements(page)).toHaveCount(0)
  // The second time the form's code has loaded, so its slip is there when the page shows.
  await page.goBack()
  await ask(page).click()
  await expect(slip(page)).toBeVisible()
  await expect(sharedElements(page)).toHaveCount(0)
  await expect(slip(page)).not.toHaveCSS('transform', 'none')
  await form(page).getByLabel('Name').focus()
  await expectAtRest(page)
})

test('once sent, the words have the focus, and it folds into a kite and flies out', async ({
  page,
}) => {
  await watchTransforms(page)
  await answering(page)
  const code = page.waitForResponse('**/fold-away-*.js')
  await openForm(page, { path: '/contact?about=web-development&package=professional' })
  await moveMouse(page)
  await (await code).finished()
  await waitForPaint(page)
  await fillForm(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expect.poll(async () => (await readTransforms(page, /slip-plane/)).length).toBe(1)
  await expect(sharedElements(page)).toHaveCount(0)
  const foldFrames = await readTransforms(page, /slip/)
  expect(foldFrames).toHaveLength(3)
  for (const { focused, properties } of foldFrames) {
    expect(focused).toBe('status')
    expect(['opacity', 'transform', 'translate']).toEqual(expect.arrayContaining(properties))
  }
  await expect(slip(page)).toBeHidden()
  await expect(next(page).getByRole('listitem')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
})

test('a visitor who navigates on, or whose page fails to load, sees no leftover slip', async ({
  page,
}) => {
  await visitIdle(page, SERVICE)
  await ask(page).click()
  await expect(sharedElements(page)).toHaveCount(1)
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await expect(sharedElements(page)).toHaveCount(0)

  await visitIdle(page, SERVICE)
  await page.route('**/contact.json', (route) => route.abort())
  await page.route('**/contact?*', (route) => route.fulfill({ status: 503, body: '' }))
  await ask(page).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(sharedElements(page)).toHaveCount(0)
})

test('with less motion it is simply there, and then gone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransforms(page)
  await answering(page)
  await openForm(page, { path: SERVICE })
  await ask(page).click()
  await expect(slip(page)).toHaveText('About: Web Development, Professional, ₹2L – 8L')
  await fillForm(page)
  await send(page).click()
  await expect(form(page).getByRole('status')).toBeFocused()
  await expect(slip(page)).toBeHidden()
  expect(await readTransforms(page, /slip|page-transition/)).toEqual([])
})
