import type { DocumentFieldAction } from 'sanity'

const simpleTypes = ['string', 'number', 'boolean']

/**
 * Leaves out the menu of a simple field, which has only Copy and Paste: Tab goes from field to field. Lists and objects
 * keep it.
 */
export const withoutSimpleFields = (action: DocumentFieldAction): DocumentFieldAction => ({
  ...action,
  useAction: (props) => {
    const item = action.useAction(props)
    return simpleTypes.includes(props.schemaType.jsonType) ? { ...item, hidden: true } : item
  },
})
