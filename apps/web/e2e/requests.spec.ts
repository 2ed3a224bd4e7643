import { expect, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { paths } from './paths.ts'
import { splashNever } from './sites.ts'

test.describe('a page asks for nothing that it has or does not need', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(splashNever.url + path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')

      expect(asked.filter((file) => file.endsWith('.css'))).toEqual([])
      expect(asked.filter((file, place) => asked.indexOf(file) < place)).toEqual([])
      // The page itself, and what it brings along as data.
      expect(asked.filter((file) => file.endsWith('.json'))).toEqual([])
    })
  }
})
