// @vitest-environment jsdom
import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LazyHydrate } from './lazy-hydrate.tsx'

const hydrated: string[] = []

function Part({ name }: { name: string }) {
  useEffect(() => {
    hydrated.push(name)
  }, [name])
  return <p>{name}</p>
}

const page = (
  <StrictMode>
    {['first', 'second', 'third'].map((name) => (
      <LazyHydrate key={name} when="touched">
        <Part name={name} />
      </LazyHydrate>
    ))}
  </StrictMode>
)

test('hydrates the HTML of a part when a visitor touches it, without a warning of React', async () => {
  const warn = vi.spyOn(console, 'error')
  const root = document.createElement('main')
  document.body.append(root)
  vi.stubEnv('SSR', true)
  root.innerHTML = renderToString(page)
  vi.unstubAllEnvs()
  const served = [...root.querySelectorAll('p')]
  hydrateRoot(root, page)

  for (const part of served.toReversed())
    await vi.waitFor(() => {
      part.dispatchEvent(new Event('pointerover', { bubbles: true }))
      expect(hydrated).toContain(part.textContent)
    })

  expect([...new Set(hydrated)]).toEqual(['third', 'second', 'first'])
  expect([...root.querySelectorAll('p')]).toEqual(served)
  expect(warn.mock.calls).toEqual([])
})
