import { problemsIn } from '@kitewright/content-rules/problems-in'
import { type DocumentDefinition, defineType } from 'sanity'

/**
 * A document whose validation is the shared rule list: what the Studio accepts, the build
 * accepts, and the reverse. Problems are shown at their field.
 */
export const documentType = (definition: Omit<DocumentDefinition, 'type' | 'validation'>) =>
  defineType({
    ...definition,
    type: 'document',
    validation: (rule) =>
      rule.custom((document) => {
        if (!document) return true
        const problems = problemsIn({ ...document, _type: definition.name })
        return problems.length === 0
          ? true
          : problems.map(({ message, path }) => ({ message, path: [...path] }))
      }),
  })
