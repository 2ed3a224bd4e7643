import type { SectionOf } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Band, lookClass } from './band.tsx'

type Shown<Type> = { section: SectionOf<Type>; flush: boolean }

export const ColumnsSection = ({ section, flush }: Shown<'columnsSection'>) => (
  <Band flush={flush} section={section}>
    <div className="grid gap-x-twelfths gap-y-6 md:grid-cols-2">
      <Prose value={section.left} level={3} />
      <Prose value={section.right} level={3} />
    </div>
  </Band>
)

export const GallerySection = ({ section, flush }: Shown<'gallerySection'>) => (
  <Band flush={flush} section={section}>
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {section.pictures.map(({ _key, image, caption }) => (
        <li key={_key}>
          <figure>
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw"
              className="aspect-3/2 w-full border border-ink bg-vellum object-cover"
            />
            {caption && (
              <figcaption className="mt-2 font-mono text-note text-ink-2">{caption}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  </Band>
)

export const LogosSection = ({ section, flush }: Shown<'logosSection'>) => (
  <Band flush={flush} section={section}>
    <ul className="flex flex-wrap items-center gap-x-10 gap-y-7">
      {section.pictures.map(({ _key, image }) => (
        <li key={_key}>
          <Picture picture={image} sizes="11rem" className="h-12 w-auto max-w-44 object-contain" />
        </li>
      ))}
    </ul>
  </Band>
)

export const TestimonialSection = ({ section, flush }: Shown<'testimonialSection'>) => (
  <section className={lookClass(section, 'paper', flush)} aria-label={section.name}>
    <figure className="mx-auto max-w-page px-safe">
      <blockquote className="measure-260 border-l-4 border-rani pl-5 text-h3/120 font-medium">
        {section.quote}
      </blockquote>
      <figcaption className="mt-5 pl-6 text-copy">
        <span className="font-bold">{section.name}</span>
        {section.role && <span className="block text-ink-2">{section.role}</span>}
      </figcaption>
    </figure>
  </section>
)
