import {
  collectionTypes,
  type DocumentType,
  isCollection,
  isSingleton,
  singletonTypes,
} from '@kitewright/content-types/model'
import { blockTypes } from './block-types.ts'

/** Result of `defineType`, as far as it is used here. */
type Definition = { name: string; type: string; title?: string }

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value

/** All definitions exported by the files of a folder; there is no list to edit. */
const collectDefinitions = (files: Record<string, unknown>): Definition[] =>
  sortByName(
    Object.values(files)
      .flatMap((exported) => Object.values(exported as Record<string, unknown>))
      .filter(isDefinition),
  )

const sortByName = (definitions: readonly Definition[]): Definition[] =>
  definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const pages = collectDefinitions(
  import.meta.glob(['./documents/*.ts', './singletons/*.ts'], { eager: true }),
)

const unknownType = pages.find(({ name }) => !isCollection(name) && !isSingleton(name))
if (unknownType)
  throw new Error(`document-types.ts does not list “${unknownType.name}” of studio/schemaTypes`)

/** Throws for a type of the one list that no file here defines. */
function getSchema(type: DocumentType): Definition {
  const schema = pages.find(({ name }) => name === type)
  if (!schema) throw new Error(`No file in studio/schemaTypes defines the document type “${type}”`)
  return schema
}

export const documents = collectionTypes.map(getSchema)

/** One document each, whose id is the name of its type. */
export const singletons = singletonTypes.map(getSchema)

const objects = collectDefinitions(import.meta.glob('./objects/*.ts', { eager: true }))

export const schemaTypes = [...documents, ...singletons, ...sortByName([...objects, ...blockTypes])]
