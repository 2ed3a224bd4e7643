import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliverEnquiry, isConfigured, SEND_LIMIT_MS } from './send-enquiry.ts'

const endpoint = 'https://script.example/macros/s/abc/exec'
const payload = {
  name: 'Ada Iyer',
  email: 'ada@example.in',
  phone: '+91 98765 43210',
  project: '',
  message: 'A sensor.',
  timestamp: '27/10/2026, 2:05:09 pm',
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
}

const log = vi.spyOn(console, 'info')
const request = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  log.mockImplementation(() => {})
  request.mockResolvedValue(new Response())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('the payload is posted as text, without a preflight request', async () => {
  await deliverEnquiry(payload, endpoint)
  expect(request).toHaveBeenCalledOnce()
  const [address, options] = request.mock.lastCall ?? []
  expect(address).toBe(endpoint)
  expect(options).toMatchObject({ method: 'POST', mode: 'no-cors' })
  expect(new Headers(options?.headers).get('content-type')).toBe('text/plain;charset=utf-8')
  expect(JSON.parse(String(options?.body))).toEqual(payload)
})

test('an unreadable answer counts as sent', async () => {
  request.mockResolvedValue(Response.error())
  await expect(deliverEnquiry(payload, endpoint)).resolves.toBeUndefined()
})

const stored = (status: number) => Response.json({ stored: true }, { status })

test.each([
  ['stored', stored(201)],
  ['known already', stored(200)],
])('our own receiver, asked as a page of its site, says that it is %s', async (_, answer) => {
  request.mockResolvedValue(answer)
  await deliverEnquiry(payload, '/enquiries')
  const [address, options] = request.mock.lastCall ?? []
  expect(address).toBe('/enquiries')
  expect(options).toMatchObject({ method: 'POST', mode: 'same-origin' })
  expect(new Headers(options?.headers).get('content-type')).toBe('application/json')
  expect(JSON.parse(String(options?.body))).toEqual(payload)
})

test.each([
  ['an error', stored(500)],
  ['a refusal', Response.json({ error: 'email is missing' }, { status: 400 })],
  ['that it stored nothing', Response.json({ stored: false })],
  ['with a page', new Response('<!doctype html>')],
  ['with nothing', new Response(null, { status: 204 })],
])('our own receiver answers %s: not sent', async (_, answer) => {
  request.mockResolvedValue(answer)
  await expect(deliverEnquiry(payload, '/enquiries')).rejects.toThrow()
})

test('a send outlives the page, unless it is too long for that', async () => {
  await deliverEnquiry(payload, endpoint)
  expect(request.mock.lastCall?.[1]).toMatchObject({ keepalive: true })
  await deliverEnquiry({ ...payload, message: 'ॐ'.repeat(20_000) }, endpoint)
  expect(request.mock.lastCall?.[1]).toMatchObject({ keepalive: false })
})

test('a network error counts as failed', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(deliverEnquiry(payload, endpoint)).rejects.toThrow('Failed to fetch')
})

test('an error that says "not configured" counts as sent', async () => {
  request.mockRejectedValue(new Error('The script is not configured yet'))
  await expect(deliverEnquiry(payload, endpoint)).resolves.toBeUndefined()
})

test('fails after 15 s without an answer', async () => {
  vi.useFakeTimers()
  request.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )
  const sent = deliverEnquiry(payload, endpoint).then(
    () => 'sent',
    () => 'failed',
  )
  await vi.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1)
  expect(await Promise.race([sent, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await sent).toBe('failed')
})

test.each([
  null,
  '',
  'YOUR_SCRIPT_URL',
  'https://script.google.com/macros/s/YOUR_SCRIPT_ID/exec',
  'placeholder',
])('with %j as endpoint the enquiry is only logged', async (unset) => {
  expect(isConfigured(unset)).toBe(false)
  await deliverEnquiry(payload, unset)
  expect(request).not.toHaveBeenCalled()
  expect(log.mock.calls.flat()).toContain(payload)
})
