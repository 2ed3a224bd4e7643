import { useRef } from 'react'
import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { useArrival } from '#app/motion/use-arrival.ts'
import { Stat } from '#app/sections/stat/stat.tsx'

/** As on home: each counts when it comes into view. */
export function Block({ block, className }: BlockProps<'figures'>) {
  const list = useRef<HTMLUListElement>(null)
  const arrival = useArrival(list, 0.2)
  return (
    <Band className={className} heading={block.heading}>
      <ul ref={list} className="border-t-2">
        {block.stats.map((stat, index) => (
          <Stat key={stat._key} stat={stat} index={index} arrival={arrival} />
        ))}
      </ul>
    </Band>
  )
}
