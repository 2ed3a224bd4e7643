import './empty-note.css'
import type { RichTextProps } from '#app/ui/portable-text.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

type EmptyNoteProps = { value: RichTextProps['value']; className?: string }

/** What a page says where its list would stand, while there is nothing to list. */
export function EmptyNote({ value, className = '' }: EmptyNoteProps) {
  return (
    <div className={`empty-note ${className}`}>
      <RichText value={value} />
    </div>
  )
}
