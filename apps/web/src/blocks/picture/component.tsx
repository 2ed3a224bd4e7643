import type { BlockProps } from '#app/blocks/block-props.ts'
import { Picture } from '#app/ui/picture.tsx'

export const Block = ({ block, className }: BlockProps<'picture'>) => (
  <div className={className}>
    <figure className="mx-auto max-w-page px-safe">
      <Picture
        picture={block.image}
        sizes="(min-width: 90rem) 84rem, 94vw"
        className="h-auto w-full border border-ink bg-vellum"
      />
      {block.caption && (
        <figcaption className="mt-2 font-mono text-note text-ink-2">{block.caption}</figcaption>
      )}
    </figure>
  </div>
)
