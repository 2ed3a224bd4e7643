import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** Captions are darker on yellow: their usual grey is too light there. */
const backgrounds = {
  paper: 'surface-paper',
  vellum: 'bg-vellum surface-vellum',
  haldi: 'bg-haldi surface-haldi [--color-ink-3:var(--color-ink-2)]',
}

export type Background = keyof typeof backgrounds
/** Background and space that an editor chose. */
export type Look = { background: Background | null; space: 'tight' | null }

/**
 * Classes of a section's background and space.
 *
 * @param usual its background without a choice.
 * @param flush the section before it has the same background: no space between them.
 */
export function lookClass({ background, space }: Look, usual: Background, flush: boolean): string {
  const room =
    space === 'tight' ? (flush ? 'pb-part' : 'py-part') : flush ? 'pb-section' : 'py-section'
  return clsx(room, backgrounds[background ?? usual])
}

type BandProps = {
  section: { heading: string } & Look
  /** Puts the content right of the heading where there is room for both. */
  beside?: boolean
  /** The section before it has the same background: no space between them. */
  flush: boolean
  /** Its background without a choice of the editor. */
  usual?: Background
  children: ReactNode
}

/** A section over the whole width, named by its h2. */
export function Band({ section, beside, flush, usual = 'paper', children }: BandProps) {
  const id = useId()
  return (
    <section className={lookClass(section, usual, flush)} aria-labelledby={id}>
      <div
        className={clsx(
          'mx-auto max-w-page px-safe',
          beside && 'grid grid-cols-12 gap-x-twelfths *:col-span-full',
        )}
      >
        <h2 id={id} className={clsx('mb-part', beside && 'lg:col-span-4')}>
          {section.heading}
        </h2>
        {beside ? <div className="lg:col-from-6">{children}</div> : children}
      </div>
    </section>
  )
}
