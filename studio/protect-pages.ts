import { isSingleton } from '@kitewright/content-types/model'
import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity'

/**
 * Actions that pages and settings do not offer: a second one would never be shown, and the site cannot be built
 * without them.
 */
const forbidden = new Set<string | undefined>(['duplicate', 'delete', 'unpublish'])

/** The actions of a document, without those that would make or remove a page. */
export const protectedActions = (
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] =>
  isFixed(schemaType) ? actions.filter(({ action }) => !forbidden.has(action)) : actions

/** Templates from which a document can be created. */
export const omitPages = (templates: Template[]): Template[] =>
  templates.filter(({ schemaType }) => !isFixed(schemaType))

/**
 * The choices of a “Create” menu. The general one omits templates that need a parent, such as a group:
 * their lists offer those.
 */
export const newDocumentOptions = (
  options: TemplateItem[],
  { creationContext }: Pick<NewDocumentOptionsContext, 'creationContext'>,
): TemplateItem[] =>
  options.filter(
    ({ templateId }) =>
      !isFixed(templateId) &&
      (creationContext.type === 'structure' || !templateId.includes('-in-')),
  )

/** Whether the documents of a type are fixed: the singletons, and the two legal pages, to which every page links. */
export const isFixed = (type: string): boolean => type === 'legalPage' || isSingleton(type)
