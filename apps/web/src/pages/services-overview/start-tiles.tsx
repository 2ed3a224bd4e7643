import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { useArt } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'

type StartTilesProps = { cards: PageContent['servicesOverview']['cards'] }

/**
 * Paper, drawing and its width; the first tile is the widest. All drawings are 300 high. The left corner of
 * the first one's kite stays right of the text, which is narrow, and below the title; the other tiles leave the
 * lower left corner to their last line.
 */
const variants = [
  {
    drawing: 'scenes/services-tile-enquiry',
    width: 420,
    tile: 'bg-rani text-sheet @max-sm:border-t @sm:@max-lg:col-span-full @sm:@max-lg:min-h-64',
    picture: 'h-40 w-auto @sm:h-full @sm:w-[60%] @lg:h-[86%] @lg:w-[68%]',
    text: 'measure-90 @sm:measure-96',
  },
  {
    drawing: 'scenes/services-tile-team',
    width: 300,
    tile: 'bg-night text-on-night @sm:@max-lg:border-t-0 @lg:border-l-0',
    picture: 'size-[74%] @sm:h-1/2 @sm:w-[52%] @lg:size-4/5',
    text: 'measure-108 text-on-night-2 @sm:measure-136',
  },
  {
    drawing: 'scenes/services-tile-slot',
    width: 300,
    tile: 'bg-haldi @max-sm:border-b @sm:border-l-0 @sm:@max-lg:border-t-0',
    picture: 'size-[74%] @sm:h-1/2 @sm:w-[52%] @lg:size-4/5',
    text: 'measure-108 @sm:measure-136',
  },
] as const

/** Three ways to begin, edge to edge; each tile is one link. */
export function StartTiles({ cards }: StartTilesProps) {
  const art = useArt()
  return (
    <ul className="grid max-w-page px-safe @max-sm:px-0 @sm:grid-cols-2 @lg:grid-cols-[1.5fr_1fr_1fr]">
      {variants.map(({ drawing, width, tile, picture, text }, index) => {
        const card = cards[index]
        return (
          card && (
            <li key={card._key} className={`group start-tile ${tile}`}>
              <img
                className={clsx('start-tile-picture', picture)}
                src={art(drawing)}
                alt=""
                width={width}
                height="300"
                decoding="async"
              />
              <h2 className="measure-90 text-h3/105">{card.title}</h2>
              <p className={`mt-2 text-copy/142 ${text}`}>{card.text}</p>
              <Link
                href={card.href}
                className="covers-card mt-auto flex items-center gap-1.75 pt-4 font-semibold"
              >
                {card.label}
                <span className="sr-only">: {card.title}</span> <Icon name="arrow-right" />
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
