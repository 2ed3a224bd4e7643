import { useState } from 'react'
import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { FaqTopic } from '#app/sections/faq-topic/faq-topic.tsx'

/** Questions; one answer is open at a time. */
export function Block({ block, look }: BlockProps<'questions'>) {
  const { topic, questions } = block
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Band look={look} heading={block.heading} hasColumns>
      <FaqTopic
        topic={{ category: topic, questions }}
        open={open}
        onToggle={(question) => setOpen(question === open ? null : question)}
      />
    </Band>
  )
}
