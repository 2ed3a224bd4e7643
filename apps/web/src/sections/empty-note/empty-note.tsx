import { RichText, type RichTextProps } from '#app/ui/rich-text.tsx'

type EmptyNoteProps = { value: RichTextProps['value']; className?: string }

/** The text that replaces an empty list. */
export function EmptyNote({ value, className = '' }: EmptyNoteProps) {
  return (
    <div
      className={`links:underline-offset-link pt-7 pb-section text-h4/135 font-semibold links:underline links:decoration-2 links:hover:decoration-4 [&_p]:measure-300 ${className}`}
      data-empty-note
    >
      <RichText value={value} />
    </div>
  )
}
