import { formatPath, withIndexes } from '@kitewright/content-rules/check'
import { searchWords } from '@kitewright/content-rules/text'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { testSource } from '../../testing/test-workspace.ts'
import { find, type SearchResult } from './find.ts'
import { splitHit } from './search-dialog.tsx'

const source = await testSource()

const documents = seedDocuments().filter(({ _type }) => _type !== 'sanity.imageAsset')

const search = (query: string, more: Record<string, unknown>[] = []): SearchResult[] =>
  find([...documents.map((one) => ({ ...one })), ...more], query, ({ _type }) => {
    const type = source.schema.get(String(_type))
    return type?.jsonType === 'object' ? type : undefined
  })

const first = (found: SearchResult[]) => {
  const [entry] = found
  const [hit] = entry?.hits ?? []
  if (!entry || !hit) throw new Error('Nothing was found')
  const parts = splitHit(hit)
  return {
    name: entry.name,
    place: withIndexes(entry.document, formatPath(hit.path)),
    matches: parts.filter(({ isFound }) => isFound).map(({ text }) => text),
    text: parts.map(({ text }) => text).join(''),
  }
}

it('finds a word in the middle of a bullet, with the sentence around it', () => {
  expect(first(search('spam filter'))).toMatchObject({
    matches: ['spam', 'filter'],
    text: expect.stringContaining('spam filter'),
  })
})

const sentences = documents.flatMap((document) => {
  const [, sentence] =
    /"(?:text|lead|description)":"([^"\\{]{12,60})/.exec(JSON.stringify(document)) ?? []
  return sentence ? [[document._id, sentence] as const] : []
})

it.each(sentences)('finds %s by “%s”', (id, sentence) => {
  expect(search(sentence).map(({ document }) => document._id)).toContain(id)
})

it('searches pages, entries and settings', () => {
  expect(sentences.length).toBeGreaterThan(60)
})

it('requires all words, anywhere in the entry', () => {
  const both = search('Kannada Astro').map(({ name }) => name)
  expect(both).toContain('Web Development')
  expect(search('Kannada Astro zeppelin')).toEqual([])
  expect(search('   ')).toEqual([])
})

it('lists the entry with this name first', () => {
  expect(search('data analytics')[0]?.name).toBe('Data Analytics')
})

it('ignores accents and case, and names the place', () => {
  const job = documents.find(({ _type }) => _type === 'job')
  const draft = { ...job, _id: 'job-far', location: 'Café Mysūru' }
  expect(first(search('cafe mysuru', [draft]))).toMatchObject({
    place: 'location',
    matches: ['Café', 'Mysūru'],
  })
})

it('cuts long texts around the word', () => {
  const post = {
    _id: 'post-long',
    _type: 'post',
    title: 'Long',
    description: `${'far '.repeat(60)}zebra ${'off '.repeat(60)}`,
  }
  const { text, matches } = first(search('zebra', [post]))
  expect(matches).toEqual(['zebra'])
  expect(text.length).toBeLessThan(180)
  expect(text).toMatch(/^… far .* …$/)
})

it('finds text copied from the site, and words typed on other keyboards', () => {
  const post = {
    _id: 'post-far',
    _type: 'post',
    title: 'Post',
    description: 'It’s a ﬁne kite-fix for Straße, Café and हिन्दी.',
  }
  const hitField = { place: 'description' }
  expect(first(search('kite-\u2060fix', [post]))).toMatchObject({
    ...hitField,
    matches: ['kite-fix'],
  })
  expect(first(search("it's strasse cafe\u0301", [post]))).toMatchObject({
    ...hitField,
    matches: ['It’s', 'Straße', 'Café'],
  })
  // Neither a ligature nor a letter with its vowel is torn apart.
  expect(first(search('fin हि', [post]))).toMatchObject({ matches: ['ﬁn', 'हि'] })
  expect(search('हन्द', [post])).toEqual([])
  expect(search('\u2060')).toEqual([])
})

it('shows texts without interpreting them', () => {
  for (const { _id, ...fields } of documents) {
    for (const text of JSON.stringify(fields).match(/[^"\\]{3,150}/g) ?? []) {
      const terms = searchWords(text).slice(0, 3)
      if (terms.length === 0) continue
      expect(
        splitHit({ text, terms })
          .map((piece) => piece.text)
          .join(''),
        _id,
      ).toBe(text)
    }
  }
})
