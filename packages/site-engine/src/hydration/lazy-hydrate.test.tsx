// @vitest-environment jsdom
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { queueWhenIdle } from './idle.ts'
import { LazyHydrate } from './lazy-hydrate.tsx'

const hydrated: string[] = []

function Part({ name }: { name: string }) {
  useEffect(() => {
    hydrated.push(name)
  }, [name])
  return <p>{name}</p>
}

/** Renders `page` as a server does, then hydrates it. Returns its parts as served. */
function hydrate(page: ReactNode) {
  const root = document.createElement('main')
  document.body.append(root)
  vi.stubEnv('SSR', true)
  root.innerHTML = renderToString(page)
  vi.unstubAllEnvs()
  const served = [...root.querySelectorAll('p')]
  hydrateRoot(root, page)
  return { root, served }
}

const touch = (part: Element) =>
  vi.waitFor(() => {
    part.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(hydrated).toContain(part.textContent)
  })

test('hydrates the HTML of a part when a visitor touches it, without a warning of React', async () => {
  const warn = vi.spyOn(console, 'error')
  const { root, served } = hydrate(
    <StrictMode>
      {['first', 'second', 'third'].map((name) => (
        <LazyHydrate key={name} when="touched">
          <Part name={name} />
        </LazyHydrate>
      ))}
    </StrictMode>,
  )

  for (const part of served.toReversed()) await touch(part)

  expect([...new Set(hydrated)]).toEqual(['third', 'second', 'first'])
  expect([...root.querySelectorAll('p')]).toEqual(served)
  expect(warn.mock.calls).toEqual([])
})

test('skips what is far in a hydrated part until the visitor uses the page', async () => {
  // jsdom has no observers of what is near.
  vi.spyOn(console, 'warn').mockReturnValue()
  const { root, served } = hydrate(
    <LazyHydrate>
      <Part name="near" />
    </LazyHydrate>,
  )

  for (const part of served) await touch(part)
  await new Promise<void>((resolve) => queueWhenIdle(resolve))
  expect(root.querySelector('[data-far]')).not.toBeNull()

  dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(root.querySelector('[data-far]')).toBeNull())
})
