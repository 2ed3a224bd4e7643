import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageModules } from '../app/routes.tsx'
import type { PageName } from '../routing/page-content.ts'
import { pageModuleFile } from './page-module-file.ts'

test('a page is bundled from the file of its name', () => {
  expect(pageModuleFile('servicesOverview')).toBe(
    'src/pages/services-overview/services-overview-page.tsx',
  )
})

test.each(Object.keys(pageModules) as PageName[])('the file of %s is there', (page) => {
  expect(existsSync(join(import.meta.dirname, '../..', pageModuleFile(page)))).toBe(true)
})
