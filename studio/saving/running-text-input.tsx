import { PortableTextEditor } from '@portabletext/editor'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  getPublishedId,
  type InputProps,
  type PortableTextInputProps,
  set,
  useFormValue,
} from 'sanity'
import { useUnsavedMark } from './save-provider.tsx'

/** A rich text, whose editor passes on typed text only after a pause of a quarter of a second. */
export function RunningTextInput(given: InputProps) {
  // In the schema's types such a text is a list.
  const props = given as PortableTextInputProps
  const markUnsaved = useUnsavedMark(getPublishedId(String(useFormValue(['_id']))))
  /** The editor while it has text to pass on. */
  const holder = useRef<PortableTextEditor | null>(null)
  const flushText = useEffectEvent(() => {
    if (holder.current) props.onChange(set(PortableTextEditor.getValue(holder.current)))
  })
  useEffect(() => {
    // The editor's own timer would not run.
    addEventListener('pagehide', flushText)
    return () => removeEventListener('pagehide', flushText)
  }, [])
  const handleEditorChange: PortableTextInputProps['onEditorChange'] = (change, editor) => {
    const isTyped = change.type === 'patch' && change.patch.origin === 'local'
    // Now the document has it, and will be saved.
    const isHandedOver = change.type === 'mutation'
    if (isTyped || isHandedOver) {
      holder.current = isTyped ? editor : null
      markUnsaved(isTyped)
    }
    props.onEditorChange?.(change, editor)
  }
  return props.renderDefault({ ...props, onEditorChange: handleEditorChange })
}
