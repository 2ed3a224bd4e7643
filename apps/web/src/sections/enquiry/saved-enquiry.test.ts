import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fields = {
  name: 'Ada ',
  email: 'ada@example.in',
  phone: '',
  project: 'other',
  message: 'A sensor for',
}
const HOUR_MS = 60 * 60_000

/** Keeps values as session storage does. */
function tabStorage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Loads a new copy of the module, like a new page. */
async function onPage() {
  vi.resetModules()
  return import('./saved-enquiry.ts')
}

let storage: ReturnType<typeof tabStorage>

beforeEach(() => {
  storage = tabStorage()
  vi.stubGlobal('window', { sessionStorage: storage })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a saved enquiry survives a new page and is removed when it is forgotten', async () => {
  ;(await onPage()).saveEnquiry(fields, 'about=web-development')
  const { savedEnquiry, forgetEnquiry } = await onPage()
  expect(savedEnquiry()).toMatchObject({ fields, about: 'about=web-development' })
  forgetEnquiry()
  expect(savedEnquiry()).toBeNull()
  expect(storage.values.size).toBe(0)
})

test('words typed during a send stay saved when the sent enquiry is forgotten', async () => {
  const { forgetSent, saveEnquiry, savedEnquiry } = await onPage()
  const later = { ...fields, message: 'A sensor for boxes' }
  saveEnquiry(later, 'about=web-development')
  forgetSent(fields)
  expect(savedEnquiry()).toMatchObject({ about: '', fields: { name: '', message: later.message } })
  forgetSent(later)
  expect(savedEnquiry()).toBeNull()
})

test('after a day it is removed, with its id', async () => {
  const { enquiryId, saveEnquiry, savedEnquiry } = await onPage()
  saveEnquiry(fields, '')
  enquiryId('A sensor for')
  vi.advanceTimersByTime(24 * HOUR_MS - 1)
  expect(savedEnquiry()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(savedEnquiry()).toBeNull()
  expect(storage.values.size).toBe(0)
})

test.each(['null', '{', '[]', '{"at":0}', '{"at":1,"about":"","fields":{"name":"Ada"}}'])(
  'ignores the invalid value %s',
  async (text) => {
    storage.setItem('kitewright:enquiry', text)
    expect((await onPage()).savedEnquiry()).toBeNull()
  },
)

test('the same content keeps its id on the next page; other content gets another id', async () => {
  const first = (await onPage()).enquiryId('A sensor.')
  const { enquiryId, forgetEnquiry } = await onPage()
  expect(enquiryId('A sensor.')).toBe(first)
  expect(enquiryId('Two sensors.')).not.toBe(first)
  const second = enquiryId('A sensor.')
  forgetEnquiry()
  expect(enquiryId('A sensor.')).not.toBe(second)
})

test('creates an id without https', async () => {
  const { enquirySchema } = await import('@kitewright/protocol/enquiry')
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const { enquiryId } = await onPage()
  const ids = Array.from({ length: 100 }, (_, place) => enquiryId(String(place)))
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(enquirySchema.shape.id.parse(id)).toBe(id)
})
