import './prose.css'
import type { ComponentProps } from 'react'
import { RichText } from '#app/ui/rich-text.tsx'

type ProseProps = ComponentProps<typeof RichText> & { className?: string }

/** Running text from the CMS with its headings, lists and links. */
export function Prose({ className = '', ...text }: ProseProps) {
  return (
    <div className={`prose ${className}`}>
      <RichText {...text} />
    </div>
  )
}
