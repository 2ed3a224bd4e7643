import { type Fields, isFields } from '@kitewright/content-rules/check'
import { useEffect, useRef } from 'react'
import {
  getPublishedId,
  isDraftId,
  type ObjectInputProps,
  type Path,
  usePresenceStore,
} from 'sanity'
import { Beginning } from '../inputs/beginning.tsx'
import { useSampleBlocks } from '../inputs/blocks/sample-blocks.ts'
import { useBlockUndo } from '../inputs/blocks/use-block-undo.tsx'
import { isFixed } from '../protect-pages.ts'
import { Consequences } from '../publishing/publish/consequences.tsx'
import { getDocumentId } from '../publishing/site-check/site.ts'
import { useObservedForm } from '../saving/save-provider.tsx'
import { UnsentText } from '../saving/unsent-text.tsx'
import { ScheduleNotice } from '../tools/schedule/schedule-notice.tsx'

/** The form of a document, and above it problems in other entries and missing values. */
export function DocumentForm(props: ObjectInputProps) {
  const { value, readOnly, schemaType } = props
  const draft = isFields(value) && typeof value._id === 'string' ? value : null
  return (
    <>
      {draft && <ObservedForm id={String(draft._id)} form={props} />}
      {draft && !readOnly && <UnsentText key={getDocumentId(draft)} draft={draft} form={props} />}
      {draft && !readOnly && <Blocks draft={draft} form={props} />}
      {draft && !readOnly && isDraftId(String(draft._id)) && <ScheduleNotice draft={draft} />}
      {draft && !readOnly && <Consequences draft={draft} />}
      {draft && !readOnly && !isFixed(schemaType.name) && <Beginning draft={draft} form={props} />}
      {props.renderDefault(props)}
    </>
  )
}

function Blocks({ draft, form }: { draft: Fields; form: ObjectInputProps }) {
  useSampleBlocks(draft, form)
  useBlockUndo(draft, form)
  return null
}

/** Reports unsaved input of this form, and keeps presence in the focused field. */
function ObservedForm({ id, form }: { id: string; form: ObjectInputProps }) {
  useObservedForm(getPublishedId(id), form.schemaType.name)
  usePresenceLocation(id, form.focusPath)
  return null
}

/**
 * Reports the focused field again when the form changes from the published document to its draft, or back: Sanity
 * then drops the presence, although the focus stays.
 *
 * @param id of the document that the form shows.
 */
function usePresenceLocation(id: string, focusPath: Path): void {
  const presence = usePresenceStore()
  const focusRef = useRef(focusPath)
  focusRef.current = focusPath
  useEffect(() => {
    const path = focusRef.current
    if (path.length === 0) return
    const lastActiveAt = new Date().toISOString()
    // After the effects of Sanity's pane, which hold this form.
    queueMicrotask(() =>
      presence.setLocation([{ type: 'document', documentId: id, path, lastActiveAt }]),
    )
  }, [presence, id])
}
