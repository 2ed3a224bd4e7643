import './prose.css'
import type { ComponentProps } from 'react'
import { RichText } from '#app/ui/rich-text.tsx'

type ProseProps = ComponentProps<typeof RichText> & { className?: string }

const parts = [
  '[&_h2]:text-h3/120 [&_h3]:text-h4 [&_:is(h4,h5)]:text-h5/120 [&_h5]:font-bold',
  'items:ml-4.5 items:list-disc items:pl-1.5 items:not-first:mt-[0.35em] [&_li::marker]:text-rani [&_ol>li]:list-decimal',
  'links:font-semibold links:underline links:decoration-rani links:decoration-2 links:underline-offset-link links:hover:decoration-4',
].join(' ')

/** Running text from the CMS with its headings, lists and links. */
export function Prose({ className = '', ...text }: ProseProps) {
  return (
    <div className={`prose ${parts} ${className}`}>
      <RichText {...text} />
    </div>
  )
}
