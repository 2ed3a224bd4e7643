import { singletonNames } from '@kitewright/content-rules/names'
import type { DocumentDefinition } from 'sanity'
import { documentType } from './document-type.ts'

type Definition = Omit<DocumentDefinition, 'type' | 'validation' | 'title' | 'preview'> & {
  name: keyof typeof singletonNames
}

/** A document of which there is one; it goes by the name of its page wherever it is listed. */
export const singletonType = (definition: Definition) => {
  const title = singletonNames[definition.name]
  return documentType({
    ...definition,
    title,
    preview: { select: { type: '_type' }, prepare: () => ({ title }) },
  })
}
