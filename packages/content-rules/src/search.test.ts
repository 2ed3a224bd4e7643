import { expect, it } from 'vitest'
import { normalizeForSearch, searchWords } from './search.ts'

/** A text, and other ways to write or type it. */
it.each([
  ['bug-fix', 'bug-\u2060fix'],
  ['bug-fix', 'bug‑fix'],
  ['2-4 weeks', '2–4 weeks'],
  ['2-4 weeks', '２－４\u00a0weeks'],
  ['−5 %', '-5\u202f%'],
  ["it's ours", 'It’s ours'],
  ["it's ours", 'Itʼs ours'],
  ["it's ours", 'it´s ours'],
  ['"fixed" price', '“FIXED” price'],
  ['"fixed" price', '«fixed» price'],
  ['café mysūru', 'cafe\u0301 mysu\u0304ru'],
  ['café mysūru', 'Cafe Mysuru'],
  ['CAFÉ', 'café'],
  ['ﬁne ﬂow, oﬃce', 'fine flow, office'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Œuvre, Ærø, Łódź', 'oeuvre, aero, lodz'],
  ['Ｗｅｂ', 'web'],
  ['İstanbul, ısı', 'istanbul, isi'],
  ['ΣΟΦΟΣ', 'σοφός'],
  ['develop\u00adment', 'development'],
  ['\u200bone\u200d \ufefftwo', 'one two'],
  ['3 ⅓ hours…', '3 1⁄3 hours...'],
  ['₹५०K', '₹50k'],
  // One letter, or the letter and its dot.
  ['क़लम', 'क\u093cलम'],
  ['हिन्दी', 'हि\u200dन्दी'],
])('matches “%s” and “%s”', (one, other) => {
  expect(normalizeForSearch(one)).toBe(normalizeForSearch(other))
  expect(normalizeForSearch(one)).not.toBe('')
})

it.each([
  // Vowels that some scripts write as marks.
  ['हिन्दी', 'हन्द'],
  ['की', 'का'],
  ['ಕನ್ನಡ', 'ಕನನಡ'],
  ['தமிழ்', 'தமழ'],
  ['1.5', '15'],
  ['c++', 'c#'],
])('distinguishes “%s” and “%s”', (one, other) => {
  expect(normalizeForSearch(one)).not.toBe(normalizeForSearch(other))
})

it('is idempotent', () => {
  for (const text of ['It’s a “ﬁne” Straße', 'हिन्दी में ₹५०K', 'ΣΟΦΟΣ, ЙОД']) {
    expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text))
  }
})

it('splits a query at any blank and ignores invisible characters', () => {
  expect(searchWords(' Web\u00a0Dev\t\u2060—  ')).toEqual(['web', 'dev', '-'])
  expect(searchWords('\u2060 \u00ad')).toEqual([])
})
