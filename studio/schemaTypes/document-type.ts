import { type DocumentDefinition, defineType } from 'sanity'
import { validate, validateAdvice } from '../publishing/site-check/validate.ts'
import { DocumentForm } from './document-form.tsx'

/**
 * A document that is validated by the shared rules: the Studio accepts exactly what the build accepts. Problems are
 * shown at their field, those in other entries above the form; advice too, and it blocks nothing.
 */
export const defineDocumentType = (definition: Omit<DocumentDefinition, 'type' | 'validation'>) =>
  defineType({
    ...definition,
    type: 'document',
    components: { input: DocumentForm },
    validation: (rule) => [rule.custom(validate), rule.custom(validateAdvice).warning()],
  })
