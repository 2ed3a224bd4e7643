import type {
  DocumentActionComponent,
  DocumentActionProps,
  DuplicateDocumentActionComponent,
} from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { asNew } from './as-new.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** “Duplicate” that begins a new entry instead of a second one at the same address. */
export function duplicatesAsNew(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'duplicate') return action
  const found = known.get(action) ?? asNewOne(action)
  known.set(action, found)
  return found
}

function asNewOne(action: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useDuplicateAsNew: DocumentActionComponent = (props: DocumentActionProps) => {
    const site = useSite()
    const siblings = [...(site?.published ?? []), ...(site?.drafts ?? [])]
    const described = action({
      ...props,
      mapDocument: (document) =>
        asNew(
          document,
          siblings.filter(({ _type }) => _type === props.type),
        ),
    })
    // Where its list ends is known once all entries are loaded.
    return described && { ...described, disabled: described.disabled || !site }
  }
  return Object.assign(useDuplicateAsNew, {
    action: action.action,
    displayName: action.displayName,
  })
}
