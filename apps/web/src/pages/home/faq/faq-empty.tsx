import './faq-empty.css'
import type { ReactNode } from 'react'
import { art } from '#app/ui/art.ts'

/** Stands in for the list when nothing matches; `children` are the ways out. */
export function FaqEmpty({ children }: { children: ReactNode }) {
  return (
    <div className="faq-empty">
      <img
        className="faq-empty__drawing"
        src={art('scenes/faq-pencil-kite')}
        alt=""
        width="150"
        height="150"
      />
      <div>
        <p className="faq-empty__message">No question matches that. Ask us directly.</p>
        {children}
      </div>
    </div>
  )
}
