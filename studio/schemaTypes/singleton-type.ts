import { type SingletonType, singletons } from '@kitewright/content-types/model'
import type { DocumentDefinition } from 'sanity'
import { defineDocumentType } from './document-type.ts'

type Definition = Omit<DocumentDefinition, 'type' | 'validation' | 'title' | 'preview'> & {
  name: SingletonType
}

/** A document that exists once; lists show the name of its page. */
export const defineSingleton = (definition: Definition) => {
  const title = singletons[definition.name].name
  return defineDocumentType({
    ...definition,
    title,
    preview: { select: { type: '_type' }, prepare: () => ({ title }) },
  })
}
