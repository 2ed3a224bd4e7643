import type { Template } from 'sanity'
import { landingTemplates } from './landing-templates.ts'

/** Names of the templates with a value from the list in which “Create” was pressed. */
export const IN_GROUP = 'service-in-group'
export const IN_CATEGORY = 'faq-in-category'

/**
 * Adds to the `initialValue` of a type's schema, which applies wherever
 * a document is created, in lists and in reference fields alike.
 */
export const templates: Template[] = [
  ...landingTemplates,
  {
    id: IN_GROUP,
    title: 'Service in this group',
    schemaType: 'service',
    parameters: [{ name: 'group', type: 'string' }],
    value: ({ group }: { group: string }) => ({ group: { _type: 'reference', _ref: group } }),
  },
  {
    id: IN_CATEGORY,
    title: 'Question on this topic',
    schemaType: 'faq',
    parameters: [{ name: 'category', type: 'string' }],
    value: ({ category }: { category: string }) => ({ category }),
  },
]
