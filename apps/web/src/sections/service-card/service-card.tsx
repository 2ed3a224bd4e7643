import './service-card.css'
import { fromText } from '@kitewright/content-rules/price'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { Kite } from '#app/ui/kite.tsx'
import type { CardLook } from './card-looks.ts'

type HomeCard = PageContent['home']['services']['cards'][number]

type ServiceCardProps = {
  card: Pick<HomeCard, 'title' | 'slug' | 'description' | 'price' | 'duration'> & Partial<HomeCard>
  look: CardLook
  /** On the night tile of the mosaic. */
  isAtNight?: boolean
}

const cardLink =
  'service-card relative grid gap-x-4.5 pb-4.5 outline-offset-[-5px] outline-current after:absolute after:top-0 after:right-0 after:size-(--cut-lg) max-md:items-start md:flex md:flex-col'

/** The whole card is the link to its service, and says where its prices begin and how long it takes. */
export function ServiceCard({ card, look, isAtNight }: ServiceCardProps) {
  const strong = `text-lead-min tracking-label ${look.strong}`
  return (
    <li className={`max-md:border-b-outline grid border-ink md:outline ${look.card}`}>
      <Link href={servicePath(card.slug)} className={clsx(cardLink, look.strong, look.link)}>
        <div className={look.picture}>
          <Kite
            service={card.slug}
            on={isAtNight ? 'night' : 'light'}
            className={`service-card__kite origin-bottom ${look.kite}`}
          />
        </div>
        <div className={`relative flex flex-col ${look.words}`}>
          <h3 className={look.title}>{card.title}</h3>
          <p className={`mt-2 text-copy/145 ${look.size} ${look.text}`}>{card.description}</p>
          {card.technologies && (
            <ul
              className={`mt-auto flex flex-wrap gap-[0.1rem_0.9rem] pt-3.5 font-mono text-note/165 tracking-note ${look.tags}`}
            >
              {card.technologies.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          )}
          {card.price && (
            <p
              className={`text-md/125 ${card.technologies ? 'mt-2' : 'mt-auto pt-3.5'} ${look.text}`}
            >
              from <strong className={strong}>{fromText(card.price)}</strong>
              {/* A price per month says how long. */}
              {card.duration && card.price.period !== 'month' && ` · ${card.duration}`}
            </p>
          )}
        </div>
      </Link>
    </li>
  )
}
