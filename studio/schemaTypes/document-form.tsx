import { isFields } from '@kitewright/content-rules/check'
import { getPublishedId, type ObjectInputProps, type Path } from 'sanity'
import { usePresenceLocation } from '../inputs/field-lock/use-presence-location.ts'
import { Beginning } from '../inputs/progress/beginning.tsx'
import { Consequences } from '../publishing/site-check/consequences.tsx'
import { publishedIdOf } from '../publishing/site-check/site.ts'
import { useWatchedForm } from '../saving/saving-provider.tsx'
import { UnsentWords } from '../saving/unsent-words.tsx'
import { isFixed } from './fixed-types.ts'

/** The form of a document, and above it what its draft would break elsewhere on the site, and what it still lacks. */
export function DocumentForm(props: ObjectInputProps) {
  const { value, readOnly, schemaType } = props
  const draft = isFields(value) && typeof value._id === 'string' ? value : null
  return (
    <>
      {draft && <WatchedForm id={getPublishedId(String(draft._id))} type={schemaType.name} />}
      {draft && <SteadyPlace id={String(draft._id)} focusPath={props.focusPath} />}
      {draft && !readOnly && <UnsentWords key={publishedIdOf(draft)} draft={draft} form={props} />}
      {draft && !readOnly && <Consequences draft={draft} />}
      {draft && !readOnly && !isFixed(schemaType.name) && <Beginning draft={draft} form={props} />}
      {props.renderDefault(props)}
    </>
  )
}

/** Reports unsaved input of this form. */
function WatchedForm({ id, type }: { id: string; type: string }) {
  useWatchedForm(id, type)
  return null
}

/** Keeps it known to the others in which field one is. */
function SteadyPlace({ id, focusPath }: { id: string; focusPath: Path }) {
  usePresenceLocation(id, focusPath)
  return null
}
