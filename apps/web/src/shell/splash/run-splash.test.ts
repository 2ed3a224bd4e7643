import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSplash } from './run-splash.ts'
import { buildSplashTimeline, stillTimeline } from './splash-timeline.ts'

const messages = ['Cutting', 'Bending', 'Letting out']
const options = {
  messages,
  timeline: buildSplashTimeline(messages.length),
  stillTimeline,
  logo: '/logo.svg',
  doneEvent: 'done',
  seenKey: null,
  documentPath: '/book-meeting',
}

/** As much of a document as the splash touches. */
function createPage({
  still = false,
  logo = 'load' as 'load' | 'error' | 'hang',
  path = '/',
  referrer = '',
  load = 'navigate',
  // With the words of a link to text, which the location has not.
  address = 'https://site.example/',
} = {}) {
  const dataset: Record<string, string> = {}
  const session = new Map<string, string>()
  const keyListeners = new Set<(event: unknown) => void>()
  const observers = new Set<() => void>()
  const message = { textContent: '' }
  const skip = { focus: vi.fn() }
  const root = { inert: false, toggleAttribute: (_: string, on: boolean) => (root.inert = on) }
  const overlay = {
    removed: false,
    remove: () => (overlay.removed = true),
    tap: () => {},
    addEventListener: (_: string, f: () => void) => (overlay.tap = f),
  }
  const elements: Record<string, unknown> = {
    root,
    splash: overlay,
    'splash-message': message,
    'splash-skip': skip,
  }
  const done = vi.fn()

  vi.stubGlobal('document', {
    documentElement: { dataset },
    getElementById: (id: string) => elements[id] ?? null,
    addEventListener: () => {},
    referrer,
  })
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    pathname: path,
    hash: '',
  })
  vi.stubGlobal(
    'PerformanceNavigationTiming',
    class {
      type = load
      name = address
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    new PerformanceNavigationTiming(),
  ])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  vi.stubGlobal('addEventListener', (_: string, f: (event: unknown) => void) => keyListeners.add(f))
  vi.stubGlobal('removeEventListener', (_: string, f: () => void) => keyListeners.delete(f))
  vi.stubGlobal('dispatchEvent', (event: Event) => done(event.type))
  vi.stubGlobal('requestAnimationFrame', (f: () => void) => f())
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal(
    'MutationObserver',
    class {
      #call: () => void
      constructor(call: () => void) {
        this.#call = call
      }
      observe() {
        observers.add(this.#call)
      }
      disconnect() {
        observers.delete(this.#call)
      }
    },
  )
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      set src(_: string) {
        if (logo === 'load') queueMicrotask(() => this.onload())
        if (logo === 'error') queueMicrotask(() => this.onerror())
      }
    },
  )

  const set = (name: string, value: string) => {
    dataset[name] = value
    for (const observer of observers) observer()
  }
  const press = (key: string) => {
    const event = { key, stopImmediatePropagation: vi.fn(), preventDefault: vi.fn() }
    for (const listener of keyListeners) listener(event)
    return event
  }
  return { dataset, session, message, skip, root, overlay, done, set, press }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('plays its timeline over an inert page, then shows the page', async () => {
  const page = createPage()
  page.dataset.hydrated = 'true'
  runSplash(options)
  expect(page.dataset.splash).toBe('running')
  expect(page.root.inert).toBe(true)
  await pass(499)
  expect(page.message.textContent).toBe('')
  await pass(1)
  expect(page.message.textContent).toBe('Cutting')
  await pass(1200)
  expect(page.message.textContent).toBe('Bending')
  await pass(1200)
  expect(page.message.textContent).toBe('Letting out')
  await pass(1199)
  expect(page.dataset.splash).toBe('running')
  await pass(1)
  expect(page.dataset.splash).toBe('leaving')
  expect(page.root.inert).toBe(true)
  await pass(999)
  expect(page.done).not.toHaveBeenCalled()
  await pass(1)
  expect(page.dataset.splash).toBe('done')
  expect(page.root.inert).toBe(false)
  expect(page.overlay.removed).toBe(true)
  expect(page.done.mock.calls).toEqual([['done']])
})

test('stays until the page is hydrated', async () => {
  const page = createPage()
  runSplash(options)
  await pass(8000)
  expect(page.dataset.splash).toBe('running')
  page.set('hydrated', 'true')
  expect(page.dataset.splash).toBe('leaving')
  await pass(1000)
  expect(page.dataset.splash).toBe('done')
})

test('stays four seconds at most for scripts that do not arrive', async () => {
  const page = createPage()
  runSplash(options)
  await pass(8099)
  expect(page.dataset.splash).toBe('running')
  await pass(1001)
  expect(page.dataset.splash).toBe('done')
  expect(page.root.inert).toBe(false)
})

test('does not stay for scripts that failed', async () => {
  const page = createPage()
  runSplash(options)
  page.set('scripts', 'failed')
  await pass(5100)
  expect(page.dataset.splash).toBe('done')
})

test('a tap ends it at once, and once', async () => {
  const page = createPage()
  runSplash(options)
  await pass(800)
  page.overlay.tap()
  expect(page.dataset.splash).toBe('done')
  expect(page.root.inert).toBe(false)
  page.set('hydrated', 'true')
  await pass(10_000)
  expect(page.done).toHaveBeenCalledOnce()
})

test('Tab moves the focus to the button that skips it', () => {
  const page = createPage()
  runSplash(options)
  page.press('Tab')
  expect(page.skip.focus).toHaveBeenCalledOnce()
  expect(page.overlay.removed).toBe(false)
})

test.each(['Escape', 'a'])('%s ends it at once; only Escape goes no further', (key) => {
  const page = createPage()
  runSplash(options)
  const { stopImmediatePropagation } = page.press(key)
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(key === 'Escape' ? 1 : 0)
  expect(page.dataset.splash).toBe('done')
})

test('with reduced motion it ends after 500 ms', async () => {
  const page = createPage({ still: true })
  runSplash(options)
  await pass(499)
  expect(page.dataset.splash).toBe('running')
  await pass(1)
  expect(page.dataset.splash).toBe('done')
})

test('ignores a logo that fails; one that hangs delays by two seconds at most', async () => {
  const failed = createPage({ logo: 'error' })
  runSplash(options)
  await pass(500)
  expect(failed.message.textContent).toBe('Cutting')
  failed.overlay.tap()

  const hanging = createPage({ logo: 'hang' })
  runSplash(options)
  await pass(1999)
  expect(hanging.message.textContent).toBe('')
  await pass(1)
  expect(hanging.message.textContent).toBe('Cutting')
})

test('"first page of a visit" shows it once', () => {
  const page = createPage()
  runSplash({ ...options, seenKey: 'seen' })
  expect(page.dataset.splash).toBe('running')
  page.overlay.tap()
  runSplash({ ...options, seenKey: 'seen' })
  expect(page.dataset.splash).toBe('done')
  expect(page.root.inert).toBe(false)
})

const inside = { path: '/book-meeting', referrer: 'https://site.example/about' }

test.each([
  ['a link inside the site', inside, 'done'],
  ['a link elsewhere', { ...inside, referrer: 'https://search.example/' }, 'running'],
  ['a reload', { ...inside, load: 'reload' }, 'running'],
  ['a link to another page', { ...inside, path: '/contact' }, 'running'],
])('on the page that links load as a document: after %s', (_, visit, expected) => {
  const page = createPage(visit)
  runSplash(options)
  expect(page.dataset.splash).toBe(expected)
})

test('without session storage it shows on every page', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = createPage()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  runSplash({ ...options, seenKey: 'seen' })
  expect(page.dataset.splash).toBe('running')
  expect(warning).toHaveBeenCalledOnce()
  warning.mockRestore()
})

test('a browser that refuses what the splash needs shows the page at once', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = createPage()
  vi.stubGlobal('matchMedia', () => {
    throw new Error('refused')
  })
  runSplash(options)
  expect(page.dataset.splash).toBe('done')
  warning.mockRestore()
})

test('does not show when a link leads to a text of the page', () => {
  const page = createPage({ address: 'https://site.example/#:~:text=warranty' })
  runSplash(options)
  expect(page.dataset.splash).toBe('done')
})
