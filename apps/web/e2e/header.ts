import { expect, type Page } from '@playwright/test'
import { allServices, groups } from './services.ts'

/** What the header holds (specification, section 2, Header), and where to find it at either width. */

export const header = (page: Page) => page.getByRole('banner')
export const link = (page: Page, name: string | RegExp) =>
  header(page).getByRole('link', { name, exact: true })
export const services = (page: Page) => header(page).getByRole('button', { name: 'Services' })
const group = (page: Page, title: string) => header(page).getByRole('list', { name: title })
export const menuLinks = (page: Page) => header(page).locator('ul ul').getByRole('link')

export const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
  ['Labs', '/labs-careers-coming-soon'],
  ['Careers', '/labs-careers-coming-soon'],
  ['Request Call Back', '/contact'],
  ['Book a Meeting', '/book-meeting'],
] as const

/** All services show, in their groups, with their addresses. */
export async function expectAllServices(page: Page) {
  await expect(menuLinks(page)).toHaveCount(allServices.length)
  for (const { title, services } of groups) {
    const items = group(page, title).getByRole('link')
    await expect(group(page, title)).toBeVisible()
    await expect(items).toHaveCount(services.length)
    for (const [place, { label, path }] of services.entries()) {
      await expect(items.nth(place)).toHaveAttribute('href', path)
      await expect(items.nth(place)).toContainText(label)
    }
  }
}

/** The services menu is closed. */
export const expectClosed = async (page: Page) => {
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLinks(page)).toHaveCount(0)
}
