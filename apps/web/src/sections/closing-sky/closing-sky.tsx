import './closing-sky.css'
import type { SitePicture } from '@kitewright/site-engine/write'
import { useId } from 'react'
import type { Closing } from '#app/sections/closing-band/closing-band.tsx'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { Picture } from '#app/ui/picture.tsx'

type ClosingSkyProps = {
  closing: Closing
  /** Name of a sky drawing, 800 by 570. */
  drawing: string
  /** Replaces the drawing. */
  picture?: SitePicture | null
}

/** The end of a page: large text on night, beside a large flying kite or a picture. */
export function ClosingSky({ closing, drawing, picture }: ClosingSkyProps) {
  const art = useArt()
  const { headline, text, primary, secondary } = closing
  const id = useId()
  return (
    <section className="on-night relative overflow-hidden" aria-labelledby={id}>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 42vw, 100vw"
          className="absolute right-0 bottom-0 h-80 w-full object-cover lg:h-full lg:w-[42%]"
        />
      ) : (
        // Not stretched: the drawing keeps its own ratio inside, and its sky fills the rest.
        <img
          className="pointer-events-none absolute right-0 bottom-0 h-96 w-full max-w-none lg:h-full lg:w-[56%]"
          src={art(drawing)}
          alt=""
          width="800"
          height="570"
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="relative mx-auto max-w-page px-safe py-section max-lg:pb-92">
        <Headline
          as="h2"
          id={id}
          headline={headline}
          className="closing-sky__headline measure-84 text-display max-md:leading-none"
        />
        <p className="mt-6 measure-215 text-lead/142 text-on-night-2">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3.5 max-md:*:flex-auto">
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
