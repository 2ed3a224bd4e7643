import { PortableTextEditor } from '@portabletext/editor'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type InputProps, type PortableTextInputProps, set } from 'sanity'
import { useUnsavedMark } from './saving-provider.tsx'

/** A running text, whose editor hands over what is typed only after a rest of a quarter of a second. */
export function RunningTextInput(given: InputProps) {
  // The types of a schema take such a text for a list.
  const props = given as PortableTextInputProps
  const markUnsaved = useUnsavedMark()
  /** The editor while it has something to hand over. */
  const holder = useRef<PortableTextEditor | null>(null)
  const handOver = useEffectEvent(() => {
    if (holder.current) props.onChange(set(PortableTextEditor.getValue(holder.current)))
  })
  useEffect(() => {
    // Its rest would never come.
    addEventListener('pagehide', handOver)
    return () => removeEventListener('pagehide', handOver)
  }, [])
  const tell: PortableTextInputProps['onEditorChange'] = (change, editor) => {
    const isTyped = change.type === 'patch' && change.patch.origin === 'local'
    // By then the document has it, and waits to be saved.
    const isHandedOver = change.type === 'mutation'
    if (isTyped || isHandedOver) {
      holder.current = isTyped ? editor : null
      markUnsaved(isTyped)
    }
    props.onEditorChange?.(change, editor)
  }
  return props.renderDefault({ ...props, onEditorChange: tell })
}
