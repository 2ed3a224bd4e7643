import type { BlockProps } from '#app/blocks/block-props.ts'

export const Block = ({ block, className }: BlockProps<'testimonial'>) => (
  <section className={className} aria-label={block.name}>
    <figure className="mx-auto max-w-page px-safe">
      <blockquote className="measure-260 border-l-4 border-rani pl-5 text-h3/120 font-medium">
        {block.quote}
      </blockquote>
      <figcaption className="mt-5 pl-6 text-copy">
        <span className="font-bold">{block.name}</span>
        {block.role && <span className="block text-ink-2">{block.role}</span>}
      </figcaption>
    </figure>
  </section>
)
