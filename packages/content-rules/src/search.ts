/** How words are compared in a search. */

/** Letters that no form of Unicode takes apart. */
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
 * A text as searches compare it, so that words are found however a keyboard, a word processor or the site
 * writes them: small letters without accents, ligatures and wide letters taken apart (ﬁ, ß, ９), plain quotes,
 * dashes and blanks, digits of Devanagari as ours, and nothing that is not seen (soft hyphens, joiners). Marks
 * that are vowels, as in हिन्दी, stay.
 */
export const folded = (text: string): string =>
  text
    // Before the accents go: alone, some of these are a blank with an accent on it.
    .replace(/[‘-‛ʹʼ′´`]/g, "'")
    .replace(/[“-‟«»″]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{DI}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłıς]/g, (letter) => letters[letter] ?? '')
    .replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
    .replace(/\s+/g, ' ')

/** The words that are looked for, each to be found by itself. */
export const foldedWords = (query: string): string[] => folded(query).split(' ').filter(Boolean)
