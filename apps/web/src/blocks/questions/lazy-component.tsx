import { useState } from 'react'
import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { FaqTopic } from '#app/sections/faq-topic/faq-topic.tsx'

/** Questions; one answer is open at a time. */
export function Block({ block, className }: BlockProps<'questions'>) {
  const { topic, questions } = block
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Band className={className} heading={block.heading} hasColumns>
      <FaqTopic
        topic={{ category: topic, questions }}
        open={open}
        onToggle={(question) => setOpen(question === open ? null : question)}
      />
    </Band>
  )
}
