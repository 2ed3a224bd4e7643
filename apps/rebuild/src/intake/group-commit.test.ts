import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { GroupCommit } from './group-commit.ts'

it('stores the other changes of a batch when one fails', async () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table stored (id integer primary key)')
  const commits = new GroupCommit(database)
  const insert = (id: number) =>
    commits.write(() => database.exec(`insert into stored values (${id})`))
  const outcomes = await Promise.allSettled([insert(1), insert(1), insert(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(
    database
      .prepare('select id from stored')
      .all()
      .map(({ id }) => id),
  ).toEqual([1, 2])
})
