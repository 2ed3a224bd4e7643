import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageModules } from './app/routes.tsx'
import { getPageModule, getRedirects } from './entry-server.ts'
import type { PageName } from './routing/page-content.ts'

const service = (slug: string, ...earlier: string[]) => ({
  _type: 'service' as const,
  slug,
  earlier,
})

test('redirects an earlier address, unless another page has it today', () => {
  const found = [service('tea', 'coffee', 'chai'), service('coffee', 'tea'), service('cha', 'cha')]
  const paths = new Set(['/services/tea', '/services/coffee', '/services/cha'])
  expect(getRedirects(found, paths)).toEqual([{ from: '/services/chai', to: '/services/tea' }])
})

test('a page is bundled from the file of its name', () => {
  expect(getPageModule('servicesOverview')).toBe(
    'src/pages/services-overview/services-overview-page.tsx',
  )
})

test.each(Object.keys(pageModules) as PageName[])('the file of %s is there', (page) => {
  expect(existsSync(join(import.meta.dirname, '..', getPageModule(page)))).toBe(true)
})
