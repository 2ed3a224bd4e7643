import { expect, it } from 'vitest'
import { runForEach } from './for-each.ts'

const failing = (...bad: number[]) => {
  const done: number[] = []
  return {
    done,
    work: async (item: number) => {
      if (bad.includes(item)) throw new Error(`no ${item}`)
      done.push(item)
    },
  }
}

it('processes the items after a failed one, then throws its error', async () => {
  const { done, work } = failing(2)
  await expect(runForEach([1, 2, 3], work)).rejects.toThrow('no 2')
  expect(done).toEqual([1, 3])
})

it('throws all errors of several items', async () => {
  const { done, work } = failing(1, 3)
  const error: unknown = await runForEach([1, 2, 3], work).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ errors: [{ message: 'no 1' }, { message: 'no 3' }] })
  expect(done).toEqual([2])
})
