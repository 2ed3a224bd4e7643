import { getPackages } from '@kitewright/content-rules/price'
import { isSingleton, singletons } from '@kitewright/content-types/model'
import { z } from 'zod'

/** A summary of a document in a release, to detect and display changes. */
export const entryFactsSchema = z.object({
  type: z.string(),
  /** Display name: of a page, a title, a question or a file. */
  name: z.string(),
  /** Hash of the content without its revision. */
  hash: z.string(),
  /** Null for documents that do not come from a lake. */
  rev: z.string().nullable(),
  packages: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      from: z.number().optional(),
      to: z.number().optional(),
    }),
  ),
})

export type EntryFacts = z.infer<typeof entryFactsSchema>

type Fields = Readonly<Record<string, unknown>>

const MAX_NAME_LENGTH = 120

/** @param hash of the content. */
export const getFacts = (document: Fields, hash: string): EntryFacts => ({
  type: String(document._type),
  name: getName(document),
  hash,
  rev: typeof document._rev === 'string' ? document._rev : null,
  packages: getPackages(document),
})

function getName({ title, question, originalFilename, _type }: Fields): string {
  if (isSingleton(_type)) return singletons[_type].name
  const texts = [title, question, originalFilename]
  const name = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string'
    ? name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH)
    : String(_type)
}
