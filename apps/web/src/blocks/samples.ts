import type { Fields } from '@kitewright/content-types/model'
import { type BlockName, blocks } from './registry.ts'

/** Parts of the bundled content that examples show. */
export type ExampleSource = {
  home: Fields
  service: Fields
  project: Fields
  question: Fields
  legalPage: Fields
  /** Uploaded files of a video. */
  film: Fields
  captions: Fields
  /** A part of home: `why`. */
  homePart: (name: string) => Fields
}

/** Blocks of one type for tests, without their types. */
export type CreateExamples = (source: ExampleSource) => readonly Fields[]

export const toReference = (document: Fields) => ({
  _type: 'reference',
  _ref: String(document._id),
})

const createKey = () => crypto.randomUUID().slice(0, 12)

export const withKeys = (items: readonly Fields[]) =>
  items.map((item) => ({ ...item, _key: createKey() }))

/** A rich text of plain paragraphs. */
export const toParagraphs = (texts: readonly string[]) =>
  withKeys(
    texts.map((text) => ({
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: withKeys([{ _type: 'span', text, marks: [] }]),
    })),
  )

/** A block as documents store it, without a key. */
export const createBlock = (name: BlockName, fields: Fields): Fields => ({
  ...fields,
  _type: blocks[name].type,
})
