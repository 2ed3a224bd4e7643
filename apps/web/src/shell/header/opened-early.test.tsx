// @vitest-environment jsdom
import { PreservedMarkup } from '@kitewright/site-engine/client'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { NavigationProvider } from '../navigation/navigation-provider.tsx'
import { Header } from './header.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const page = (
  <StrictMode>
    <InSite path="/">
      <SiteProvider site={seedSnapshot.content.site}>
        <NavigationProvider
          known={new Set(['/'])}
          isOfList={() => false}
          served="/"
          links={{ prefetch: () => {}, isDocument: () => false }}
        >
          <Header />
          <PreservedMarkup id="page">
            <main />
          </PreservedMarkup>
        </NavigationProvider>
      </SiteProvider>
    </InSite>
  </StrictMode>
)

test('React hydrates menus that a visitor opened before scripts arrived, without a warning', async () => {
  const warn = vi.spyOn(console, 'error')
  // Extras report what jsdom lacks.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('SSR', true)
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  vi.unstubAllEnvs()
  const [root, main, menu] = ['#root', '#page', '#services-menu'].map((selector) =>
    document.querySelector(selector),
  )
  menu?.toggleAttribute('data-open')
  main?.toggleAttribute('inert')

  await act(async () => root && hydrateRoot(root, page))
  expect(menu?.isConnected).toBe(true)
  expect(warn.mock.calls).toEqual([])
})
