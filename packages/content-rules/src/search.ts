/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

/**
 * Normalizes a text for search, however a keyboard, a word processor or the site writes it: lower case without accents,
 * ligatures and wide letters decomposed (ﬁ, ß, ９), plain quotes, dashes and blanks, Devanagari digits as ASCII, no
 * invisible characters (soft hyphens, joiners). Marks that are vowels, as in हिन्दी, stay.
 */
export const normalizeForSearch = (text: string): string =>
  text
    // Before accents are removed: some of these decompose to a blank with an accent.
    .replace(/[‘-‛ʹʼ′´`]/g, "'")
    .replace(/[“-‟«»″]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{DI}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłıς]/g, (letter) => letters[letter] ?? '')
    .replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
    .replace(/\s+/g, ' ')

/** Splits a query into normalized words. */
export const searchWords = (query: string): string[] =>
  normalizeForSearch(query).split(' ').filter(Boolean)
