import { useRef } from 'react'
import { useArrival } from '#app/motion/use-arrival.ts'
import { Stat } from '#app/sections/stat/stat.tsx'
import { Band } from '../band.tsx'
import type { BlockProps } from '../block-props.ts'

/** As on home: each counts when it comes into view. */
export function Block({ block, look }: BlockProps<'figures'>) {
  const list = useRef<HTMLUListElement>(null)
  const arrival = useArrival(list, 0.2)
  return (
    <Band look={look} heading={block.heading}>
      <ul ref={list} className="border-t-2">
        {block.stats.map((stat, index) => (
          <Stat key={stat._key} stat={stat} place={index} arrival={arrival} />
        ))}
      </ul>
    </Band>
  )
}
