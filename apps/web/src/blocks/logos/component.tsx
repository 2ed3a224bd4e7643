import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Picture } from '#app/ui/picture.tsx'

export const Block = ({ block, className }: BlockProps<'logos'>) => (
  <Band className={className} heading={block.heading}>
    <ul className="flex flex-wrap items-center gap-x-10 gap-y-7">
      {block.pictures.map(({ _key, image }) => (
        <li key={_key}>
          <Picture picture={image} sizes="11rem" className="h-12 w-auto max-w-44 object-contain" />
        </li>
      ))}
    </ul>
  </Band>
)
