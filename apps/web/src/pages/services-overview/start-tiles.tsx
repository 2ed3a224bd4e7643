import './start-tiles.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

type StartTilesProps = { cards: PageContent['servicesOverview']['cards'] }

/** Paper, drawing and its width; the first tile is the widest. All drawings are 300 high. */
const looks = [
  { paper: 'rani', drawing: 'scenes/services-tile-enquiry', width: 420 },
  { paper: 'night', drawing: 'scenes/services-tile-team', width: 300 },
  { paper: 'haldi', drawing: 'scenes/services-tile-slot', width: 300 },
] as const

/** Three ways to begin, edge to edge; each tile is one link. */
export function StartTiles({ cards }: StartTilesProps) {
  return (
    <ul className="start-tiles wrap">
      {looks.map(({ paper, drawing, width }, index) => {
        const card = cards[index]
        return (
          card && (
            <li key={card._key} className={`start-tiles__tile start-tiles__tile--${paper}`}>
              <Link href={card.href} className="start-tiles__link">
                <img
                  className="start-tiles__drawing"
                  src={art(drawing)}
                  alt=""
                  width={width}
                  height="300"
                  decoding="async"
                />
                <h2 className="start-tiles__title">{card.title}</h2>
                <p className="start-tiles__text">{card.text}</p>
                <span className="start-tiles__action">
                  {card.label} <Icon name="arrow-right" />
                </span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
