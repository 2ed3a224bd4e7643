import { type Fields, isFields } from '@kitewright/content-rules/check'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useRef } from 'react'
import { getValueAtPath, type ObjectInputProps, set } from 'sanity'
import { SmallButton } from '../../ui.tsx'
import { type BlockChange, findBlockChange, formatKeys, omitChange } from './block-undo.ts'

/** Milliseconds: long enough to see the page without the block. */
const TOAST_MS = 30_000

/** A field in which Ctrl + Z undoes typing. */
const WRITING = 'input, textarea, select, [contenteditable="true"]'

/**
 * Offers to undo a block that was removed, duplicated or moved, in the form or in the preview: with a button, and with
 * Ctrl + Z outside of fields. Each change since the form was opened can be undone, the newest first.
 */
export function useBlockUndo(draft: Fields, { onChange }: ObjectInputProps) {
  const toast = useToast()
  const seen = useRef(draft)
  const changes = useRef<BlockChange[]>([])
  /** Keys of the blocks after an undo, which is no change to offer again. */
  const restored = useRef('')

  const undo = useEffectEvent(() => {
    const change = changes.current.pop()
    if (!change) return
    const list: unknown = getValueAtPath(draft, [...change.path])
    const current = Array.isArray(list) ? list.filter(isFields) : []
    const before = omitChange(change, current)
    restored.current = formatKeys(before)
    onChange(set(before, [...change.path]))
    toast.push({ id: 'block-undo', status: 'info', title: 'Undone', duration: 4_000 })
  })

  useEffect(() => {
    const change = findBlockChange(seen.current, draft)
    seen.current = draft
    if (!change || formatKeys(change.after) === restored.current) return
    restored.current = ''
    changes.current.push(change)
    toast.push({
      id: 'block-undo',
      status: 'info',
      title: `Block ${change.what}`,
      closable: true,
      duration: TOAST_MS,
      description: <SmallButton text="Undo" onClick={() => undo()} />,
    })
  }, [draft, toast])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isWriting = event.target instanceof Element && event.target.closest(WRITING)
      if (!isUndo || isWriting || changes.current.length === 0) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
