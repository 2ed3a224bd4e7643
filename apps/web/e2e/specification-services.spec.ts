import { expect, test } from '@playwright/test'
import { groups } from './services.ts'
import { table } from './specification-services.ts'

/** All other tests ask the content which services there are. */
test('the content has the 24 services of the specification, six in each group', () => {
  const inContent = groups.map(({ title, services }) => [
    title,
    services.map(({ label, slug }) => [label, slug]),
  ])
  expect(Object.fromEntries(inContent)).toEqual(table)
  expect(groups.map(({ title }) => title)).toEqual(Object.keys(table))
  expect(groups.map(({ services }) => services.length)).toEqual([6, 6, 6, 6])
})
