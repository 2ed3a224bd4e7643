import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type Config, ConfigProvider } from '../src/routing/config-context.tsx'

export const config: Config = {
  siteUrl: 'https://kitewright.example',
  contactEndpoint: null,
  gaMeasurementId: null,
  schedulingUrl: null,
  builtAt: '2025-12-31T12:00:00Z',
  art: '/art/1',
}

/** Context of every part of the site: router and settings. */
export function InSite({ children, path = '/' }: { children: ReactNode; path?: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <ConfigProvider config={config}>{children}</ConfigProvider>
    </MemoryRouter>
  )
}
