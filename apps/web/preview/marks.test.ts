import { loadBundledSeed } from '@kitewright/content-loader/load'
import { type Fields, isFields } from '@kitewright/content-rules/check'
import { vercelStegaClean, vercelStegaDecode } from '@vercel/stega'
import { expect, test } from 'vitest'
import { stripMark, withMarks } from './marks.ts'

const { documents } = await loadBundledSeed()
const document = (id: string): Fields => {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The seed has no ${id}`)
  return found
}

/** Every marked text of a value, with its field. */
function decodeMarks(value: unknown): { text: string; path: string | null }[] {
  if (typeof value === 'string') {
    if (stripMark(value) === value) return []
    const { href } = vercelStegaDecode<{ href: string }>(value) ?? { href: '' }
    const path = new URL(href, 'https://studio.invalid').searchParams.get('path')
    return [{ text: stripMark(value), path }]
  }
  if (Array.isArray(value)) return value.flatMap(decodeMarks)
  return isFields(value) ? Object.values(value).flatMap(decodeMarks) : []
}

test('a marked text links to its field in the Studio, and reads the same', () => {
  const service = document('service-web-development')
  const encoded = withMarks(service)
  expect(vercelStegaClean(encoded)).toEqual(service)
  const paths = decodeMarks(encoded).map(({ path }) => path)
  expect(paths).toContain('lead')
  expect(paths).toContain('headline.impact')
  expect(paths.filter((path) => /^tiers\[_key=="[^"]+"\]\.tagline$/.test(path ?? ''))).toHaveLength(
    3,
  )
  expect(paths.some((path) => /^tiers\[_key=="[^"]+"\]\.bullets\[0\]$/.test(path ?? ''))).toBe(true)
})

test('running text leads to the words in its block', () => {
  const [faq] = documents.filter(({ _type }) => _type === 'faq')
  const paths = decodeMarks(withMarks(faq ?? {})).map(({ path }) => path)
  expect(paths).toContain('question')
  expect(paths).toContainEqual(
    expect.stringMatching(/^answer\[_key=="[^"]+"\]\.children\[_key=="[^"]+"\]\.text$/),
  )
})

test('nothing that is compared, sorted, linked or chosen is marked, and no head of a page', () => {
  const paths = documents.flatMap((one) =>
    decodeMarks(withMarks(one)).map(({ path }) => path ?? ''),
  )
  expect(paths.length).toBeGreaterThan(2000)
  const never =
    /(^|\.)(_|slug|layout|colour|period|categor|href|url|date|meta|orderRank|network|figure|gauge)/i
  expect(paths.filter((path) => never.test(path))).toEqual([])
})
