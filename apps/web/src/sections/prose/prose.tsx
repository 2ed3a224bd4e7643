import './prose.css'
import type { ComponentProps } from 'react'
import { RichText } from '#app/ui/rich-text.tsx'

type ProseProps = ComponentProps<typeof RichText> & { className?: string }

const parts = [
  '[&_h2]:text-h3/[1.2] [&_h3]:text-h4 [&_:is(h4,h5)]:text-h5/[1.2] [&_h5]:font-bold',
  '[&_li]:ml-4.5 [&_li]:list-disc [&_li]:pl-1.5 [&_li+li]:mt-[0.35em] [&_li::marker]:text-rani [&_ol>li]:list-decimal',
  '[&_a]:font-semibold [&_a]:underline [&_a]:decoration-rani [&_a]:decoration-2 [&_a]:underline-offset-[0.22em] [&_a]:hover:decoration-4',
].join(' ')

/** Running text from the CMS with its headings, lists and links. */
export function Prose({ className = '', ...text }: ProseProps) {
  return (
    <div className={`prose ${parts} ${className}`}>
      <RichText {...text} />
    </div>
  )
}
