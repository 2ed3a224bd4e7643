import { packagesOf } from '@kitewright/content-rules/price'
import { isSingleton, singletons } from '@kitewright/content-types/model'
import { z } from 'zod'

/** What is remembered of a document in a release: enough to tell what changed, and to find it again. */
export const entryFactsSchema = z.object({
  type: z.string(),
  /** What people call it: the name of a page, a title, a question or the name of a file. */
  name: z.string(),
  /** The same for the same content, whatever its revision. */
  hash: z.string(),
  /** Null for what comes from no lake. */
  rev: z.string().nullable(),
  /** Its packages; none in what an earlier version remembered. */
  packages: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        from: z.number().optional(),
        to: z.number().optional(),
      }),
    )
    .default([]),
})

export type EntryFacts = z.infer<typeof entryFactsSchema>

type Fields = Readonly<Record<string, unknown>>

const MAX_NAME_LENGTH = 120

/** @param hash the same for the same content. */
export const factsOf = (document: Fields, hash: string): EntryFacts => ({
  type: String(document._type),
  name: nameOf(document),
  hash,
  rev: typeof document._rev === 'string' ? document._rev : null,
  packages: packagesOf(document),
})

function nameOf({ title, question, originalFilename, _type }: Fields): string {
  if (isSingleton(_type)) return singletons[_type].name
  const texts = [title, question, originalFilename]
  const name = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string'
    ? name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH)
    : String(_type)
}
