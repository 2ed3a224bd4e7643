import { type DocumentDefinition, defineType } from 'sanity'
import { WithConsequences } from '../whole-site/consequences.tsx'
import { validate } from '../whole-site/validate.ts'

/**
 * A document whose validation is the shared rules: what the Studio accepts, the build accepts, and
 * the reverse. Problems are shown at their field, and what a draft would break elsewhere above all.
 */
export const documentType = (definition: Omit<DocumentDefinition, 'type' | 'validation'>) =>
  defineType({
    ...definition,
    type: 'document',
    components: { input: WithConsequences },
    validation: (rule) => rule.custom(validate),
  })
