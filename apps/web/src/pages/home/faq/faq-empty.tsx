import type { ReactNode } from 'react'
import { art } from '#app/ui/art.ts'

/** Stands in for the list when nothing matches; `children` are the ways out. */
export function FaqEmpty({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-center gap-7 border-y-[1.5px] py-8 md:grid-cols-[8.5rem_1fr]">
      <img
        className="max-md:w-28"
        src={art('scenes/faq-pencil-kite')}
        alt=""
        width="150"
        height="150"
      />
      <div>
        <p className="mb-4.5 text-h4 font-bold tracking-head">
          No question matches that. Ask us directly.
        </p>
        {children}
      </div>
    </div>
  )
}
