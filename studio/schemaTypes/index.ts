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
const definitionsIn = (files: Record<string, unknown>): Definition[] =>
  sortByName(
    Object.values(files)
      .flatMap((exported) => Object.values(exported as Record<string, unknown>))
      .filter(isDefinition),
  )

const sortByName = (definitions: readonly Definition[]): Definition[] =>
  definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const pages = definitionsIn(
  import.meta.glob(['./documents/*.ts', './singletons/*.ts'], { eager: true }),
)

const stray = pages.find(({ name }) => !isCollection(name) && !isSingleton(name))
if (stray) throw new Error(`document-types.ts does not list “${stray.name}” of studio/schemaTypes`)

/** Throws for a type of the one list that no file here defines. */
function schemaOf(type: DocumentType): Definition {
  const found = pages.find(({ name }) => name === type)
  if (!found) throw new Error(`No file in studio/schemaTypes defines the document type “${type}”`)
  return found
}

export const documents = collectionTypes.map(schemaOf)

/** One document each, whose id is the name of its type. */
export const singletons = singletonTypes.map(schemaOf)

const objects = definitionsIn(import.meta.glob('./objects/*.ts', { eager: true }))

export const schemaTypes = [...documents, ...singletons, ...sortByName([...objects, ...blockTypes])]
