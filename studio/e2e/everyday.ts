import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { countWork } from './clicks.ts'
import { type documentPane, goTo } from './document-pane.ts'

const guide = await readFile(join(import.meta.dirname, '../docs/guide/clicks.md'), 'utf8')

/** Clicks of a task, from the guide's tables. */
function readDocumentedCount(task: string): number {
  const [, clicks] = new RegExp(`^\\| ${task} \\| (\\d+)`, 'm').exec(guide) ?? []
  if (!clicks) throw new Error(`The guide does not say how many clicks this takes: ${task}`)
  return Number(clicks)
}

/** Start of a task: the open tool, and what it shows. */
const starts = {
  '/structure': 'Questions by topic',
  '/overview': 'Drafts',
} as const

type Entry = ReturnType<typeof documentPane>
type Options = {
  start?: keyof typeof starts
  /** Clicks on the page in the preview, which the test counts itself. */
  inFrame?: number
}

/**
 * Does a task in the open Studio, and compares its clicks with the guide. Fields are reached with Tab. The entry that
 * `work` returns is published, which is one more click.
 */
export async function everyday(
  page: Page,
  task: string,
  work: () => Promise<Entry | undefined>,
  { start = '/structure', inFrame = 0 }: Options = {},
) {
  await goTo(page, start)
  const startLink = page.getByRole('link', { name: starts[start] })
  await expect(
    startLink.or(page.getByRole('heading', { name: starts[start] })).first(),
  ).toBeVisible()
  const done = await countWork(page)
  const entry = await work()
  const { clicks } = await done()
  expect(clicks + inFrame + (entry ? 1 : 0), task).toBe(readDocumentedCount(task))
  await entry?.publish()
}
