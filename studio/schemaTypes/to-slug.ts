import anyAscii from 'any-ascii'

/** A consonant of Devanagari that is spoken with a short “a”: another letter follows, no other vowel. */
const spokenWithA = /([\u0915-\u0939\u0958-\u095F]\u093C?)(?=[\u0901-\u0939\u0958-\u0961])/g
/** The sign for a nasal, which is an “m” only before lips close. */
const nasal = /[\u0901\u0902](?![\u092A-\u092E])/g
const MAX_CHARACTERS = 64

/** The address that “Generate” makes from a title, also from one in Hindi: “दिवाली की कीमत” -> “divali-ki-kimat”. */
export const toSlug = (title: string): string =>
  anyAscii(
    title
      .replace(spokenWithA, '$1a')
      .replace(nasal, 'n')
      .replaceAll('\u091A', 'ch')
      .replaceAll('&', ' and ')
      .replace(/['’]/g, ''),
  )
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.reduce((address, word) =>
      address.length + word.length < MAX_CHARACTERS ? `${address}-${word}` : address,
    )
    .slice(0, MAX_CHARACTERS) ?? ''
