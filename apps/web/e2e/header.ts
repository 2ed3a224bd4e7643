import { expect, type Page } from '@playwright/test'
import { allServices, groups } from './paths.ts'

/** Finds the parts of the header at either width; its texts and addresses are in prerender/pages.test.ts. */

export const header = (page: Page) => page.getByRole('banner')
export const link = (page: Page, name: string | RegExp) =>
  header(page).getByRole('link', { name, exact: true })
export const services = (page: Page) => header(page).getByRole('button', { name: 'Services' })
const group = (page: Page, title: string) => header(page).getByRole('list', { name: title })
export const menuLinks = (page: Page) => header(page).locator('ul ul').getByRole('link')

export const links = [
  ...['Home', 'About Us', 'Contact Us', 'Labs', 'Careers'],
  ...['Request Call Back', 'Book a Meeting'],
]

/** All services show, in their groups. */
export async function expectAllServices(page: Page) {
  await expect(menuLinks(page)).toHaveCount(allServices.length)
  for (const { title, services } of groups) {
    await expect(group(page, title)).toBeVisible()
    await expect(group(page, title).getByRole('link')).toHaveCount(services.length)
  }
}

/** The services menu is closed. */
export const expectClosed = async (page: Page) => {
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLinks(page)).toHaveCount(0)
}
