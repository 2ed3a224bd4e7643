import { expect, test } from 'vitest'
import splash from '#app/shell/splash/start-splash.ts?script'
import inlineHead from './inline-head.ts?script'

test.each([
  ['what runs before the page is painted', inlineHead, 'data-open'],
  ['what plays the splash', splash, 'splash-message'],
])('%s is one classic script, without types and imports', (_what, script, name) => {
  expect(() => new Function(script)).not.toThrow()
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(script).toContain(name)
  expect(script).not.toContain('</script')
})
