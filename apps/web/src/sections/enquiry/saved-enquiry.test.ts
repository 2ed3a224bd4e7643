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
  const { readSavedEnquiry, removeEnquiry } = await onPage()
  expect(readSavedEnquiry()).toMatchObject({ fields, about: 'about=web-development' })
  removeEnquiry()
  expect(readSavedEnquiry()).toBeNull()
  expect(storage.values.size).toBe(0)
})

test('words typed during a send stay saved when the sent enquiry is forgotten', async () => {
  const { removeSent, saveEnquiry, readSavedEnquiry } = await onPage()
  const changed = { ...fields, message: 'A sensor for boxes' }
  saveEnquiry(changed, 'about=web-development')
  removeSent(fields)
  expect(readSavedEnquiry()).toMatchObject({
    about: '',
    fields: { name: '', message: changed.message },
  })
  removeSent(changed)
  expect(readSavedEnquiry()).toBeNull()
})

test('after a day it is removed, with its id', async () => {
  const { getEnquiryId, saveEnquiry, readSavedEnquiry } = await onPage()
  saveEnquiry(fields, '')
  getEnquiryId('A sensor for')
  vi.advanceTimersByTime(24 * HOUR_MS - 1)
  expect(readSavedEnquiry()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(readSavedEnquiry()).toBeNull()
  expect(storage.values.size).toBe(0)
})

test.each(['null', '{', '[]', '{"at":0}', '{"at":1,"about":"","fields":{"name":"Ada"}}'])(
  'ignores the invalid value %s',
  async (text) => {
    storage.setItem('kitewright:enquiry', text)
    expect((await onPage()).readSavedEnquiry()).toBeNull()
  },
)

test('the same content keeps its id on the next page; other content gets another id', async () => {
  const first = (await onPage()).getEnquiryId('A sensor.')
  const { getEnquiryId, removeEnquiry } = await onPage()
  expect(getEnquiryId('A sensor.')).toBe(first)
  expect(getEnquiryId('Two sensors.')).not.toBe(first)
  const second = getEnquiryId('A sensor.')
  removeEnquiry()
  expect(getEnquiryId('A sensor.')).not.toBe(second)
})

test('creates an id without https', async () => {
  const { enquirySchema } = await import('@kitewright/protocol/enquiry')
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const { getEnquiryId } = await onPage()
  const ids = Array.from({ length: 100 }, (_, index) => getEnquiryId(String(index)))
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(enquirySchema.shape.id.parse(id)).toBe(id)
})
