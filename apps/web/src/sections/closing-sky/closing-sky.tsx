import './closing-sky.css'
import { useId } from 'react'
import type { Closing } from '#app/sections/closing-band/closing-band.tsx'
import { art } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'

type ClosingSkyProps = {
  closing: Closing
  /** Name of a sky drawing, 800 by 570. */
  drawing: string
}

/** The last words of a page at display size, on night, with a large kite in the air beside them. */
export function ClosingSky({ closing, drawing }: ClosingSkyProps) {
  const { headline, text, primary, secondary } = closing
  const id = useId()
  return (
    <section className="closing-sky on-night" aria-labelledby={id}>
      <img
        className="closing-sky__drawing"
        src={art(drawing)}
        alt=""
        width="800"
        height="570"
        loading="lazy"
        decoding="async"
      />
      <div className="closing-sky__words wrap">
        <Headline as="h2" id={id} headline={headline} className="closing-sky__headline" />
        <p className="closing-sky__text">{text}</p>
        <div className="closing-sky__actions actions">
          <ButtonLink href={primary.href} kind="haldi">
            {primary.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink href={secondary.href} kind="ghost">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
