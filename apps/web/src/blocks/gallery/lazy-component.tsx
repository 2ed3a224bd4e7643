import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Picture } from '#app/ui/picture.tsx'

export const Block = ({ block, className }: BlockProps<'gallery'>) => (
  <Band className={className} heading={block.heading}>
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {block.pictures.map(({ _key, image, caption }) => (
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
