import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity'
import { isSingleton } from './schemaTypes/singleton-types.ts'

/**
 * What an editor may not do to a page or to the settings: a second one would never be shown, and the
 * site cannot be built without the first.
 */
const forbidden = new Set<string | undefined>(['duplicate', 'delete', 'unpublish'])

/** The actions of a document, without those that would make or remove a singleton. */
export const protectedActions = (
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] =>
  isSingleton(schemaType) ? actions.filter(({ action }) => !forbidden.has(action)) : actions

/** Templates from which a document can be created. */
export const withoutSingletons = (templates: Template[]): Template[] =>
  templates.filter(({ schemaType }) => !isSingleton(schemaType))

/**
 * The choices of a “Create” menu. The general one asks for nothing, so it leaves out what must know
 * where it was opened: those templates are offered in their lists.
 */
export const newDocumentOptions = (
  options: TemplateItem[],
  { creationContext }: Pick<NewDocumentOptionsContext, 'creationContext'>,
): TemplateItem[] =>
  options.filter(
    ({ templateId }) =>
      !isSingleton(templateId) &&
      (creationContext.type === 'structure' || !templateId.includes('-in-')),
  )
