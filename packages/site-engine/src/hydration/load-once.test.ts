import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('loads once and marks the promise as settled', async () => {
  let loads = 0
  const load = loadOnce(async () => ++loads)
  expect(load()).toBe(load())
  await load()
  expect(load()).toMatchObject({ status: 'fulfilled', value: 1 })
})

test('retries after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('there')]
  const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('offline')
  await expect(load()).resolves.toBe('there')
})
