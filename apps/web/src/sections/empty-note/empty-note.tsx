import { RichText, type RichTextProps } from '#app/ui/rich-text.tsx'

type EmptyNoteProps = { value: RichTextProps['value']; className?: string }

/** What a page says where its list would stand, while there is nothing to list. */
export function EmptyNote({ value, className = '' }: EmptyNoteProps) {
  return (
    <div
      className={`pt-7 pb-section text-h4/[1.35] font-semibold [&_a]:underline [&_a]:decoration-2 [&_a]:underline-offset-[0.22em] [&_a]:hover:decoration-4 [&_p]:max-w-[30em] ${className}`}
      data-empty-note
    >
      <RichText value={value} />
    </div>
  )
}
