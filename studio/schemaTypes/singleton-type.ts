import { type SingletonType, singletons } from '@kitewright/content-types/model'
import type { DocumentDefinition } from 'sanity'
import { documentType } from './document-type.ts'

type Definition = Omit<DocumentDefinition, 'type' | 'validation' | 'title' | 'preview'> & {
  name: SingletonType
}

/** A document that exists once; lists show the name of its page. */
export const singletonType = (definition: Definition) => {
  const title = singletons[definition.name].name
  return documentType({
    ...definition,
    title,
    preview: { select: { type: '_type' }, prepare: () => ({ title }) },
  })
}
