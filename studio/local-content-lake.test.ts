import { afterEach, expect, it, vi } from 'vitest'
import { getLocalLakeOptions } from './local-content-lake.ts'

afterEach(() => vi.unstubAllGlobals())

it('changes nothing for hosted Sanity', () => {
  expect(getLocalLakeOptions(undefined)).toEqual({})
  expect(getLocalLakeOptions('')).toEqual({})
})

it('uses a separate host for each event stream, and one for everything else', async () => {
  const hosts: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    hosts.push(new URL(address).host)
    return Response.json({ result: [] })
  })
  const { apiHost, unstable_clientFactory: create } = getLocalLakeOptions('http://localhost:3900')
  const client = create?.({
    projectId: 'kitewright',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useCdn: false,
  })
  await client?.fetch('*')
  const ignored = { error: () => {} }
  const subscriptions = [
    client?.listen('*').subscribe(ignored),
    client?.listen('*[_id == "home"]').subscribe(ignored),
    client?.live.events().subscribe(ignored),
  ]
  await vi.waitFor(() => expect(hosts.length).toBeGreaterThanOrEqual(4), 30_000)
  for (const subscription of subscriptions) subscription?.unsubscribe()
  const [query, ...others] = hosts
  expect(query).toBe('kitewright.localhost:3900')
  expect(others.slice(0, 3)).toEqual([0, 1, 2].map((n) => `s${n}.kitewright.localhost:3900`))
})
