import { isFields } from '@kitewright/content-rules/problem'

/** U+2060: takes no room, and no line breaks where it stands. */
const WORD_JOINER = '\u2060'

/** Behind the hyphen of a compound word: bug-fix, 30-day; not that of a range. */
const behindHyphen = /(?<=[\p{L}\p{N}]-)(?=\p{L})/gu

/** Web and mail addresses are copied: they stay as they are written. */
const isAddress = (word: string) => /[@/]|\.\w/.test(word)

const isWords = (text: string) => /\S\s+\S|\p{Lu}/u.test(text)

const joined = (text: string) =>
  text.replace(/\S*-\S*/g, (word) =>
    isAddress(word) ? word : word.replace(behindHyphen, WORD_JOINER),
  )

/**
 * A copy of what pages show, in which no line breaks at the hyphen of a word: "bug-/fix" reads as two. No
 * property of CSS forbids that, and editors write plain hyphens. One word in small letters stays as it is,
 * since slugs and keys are such, and so does the name of what has an address: people speak it to open a link.
 */
export function withWholeWords<Value>(value: Value): Value
export function withWholeWords(value: unknown): unknown {
  if (typeof value === 'string') return isWords(value) ? joined(value) : value
  if (Array.isArray(value)) return value.map((item: unknown) => withWholeWords(item))
  if (!isFields(value)) return value
  const isNamed = 'slug' in value || 'href' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name.startsWith('_') || (isNamed && (name === 'title' || name === 'label'))
        ? field
        : withWholeWords(field),
    ]),
  )
}

/** For machines: as the editor wrote it. */
export const withoutJoiners = (text: string) => text.replaceAll(WORD_JOINER, '')
