import type { FeatureIconName } from '@kitewright/artwork/icons'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ServiceSection } from './service-section.tsx'
import './name-lists.css'

type TitledText = { _key: string; title: string; text: string; icon?: FeatureIconName | null }

/** Classes of the list and of its parts. Items show an icon where it has a look. */
type TitledListVariant = { list: string; item: string; title: string; text: string; icon?: string }

type TitledListProps = { items: TitledText[]; variant: TitledListVariant }

/** Highlights, features and areas: a title and a few words each. Its look is the layout's. */
export function TitledList({ items, variant }: TitledListProps) {
  return (
    <ul className={variant.list}>
      {items.map((item) => (
        <li key={item._key} className={variant.item}>
          {variant.icon && (
            <Icon
              sprite="feature-icons"
              name={item.icon ?? 'seal-check'}
              className={variant.icon}
            />
          )}
          <h3 className={variant.title}>{item.title}</h3>
          <p className={variant.text}>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}

type Term = { _key: string; term: string; text: string }

const row = {
  wide: 'grid-cols-terms @max-xs/service:grid-cols-terms-narrow',
  compact: 'grid-cols-terms-narrow',
}

type TermRowsProps = {
  items: Term[]
  /** In a column that is narrow at every width: short terms, as on a phone. */
  isCompact?: boolean
}

/** One capability or technology list, as ruled rows. */
export function TermRows({ items, isCompact = false }: TermRowsProps) {
  return (
    <dl className="term-rows">
      {items.map((item) => (
        <div key={item._key} className={isCompact ? row.compact : row.wide}>
          <dt className="font-semibold">{item.term}</dt>
          <dd className="text-pretty text-ink-2">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A parts list: what it is on the left, the parts to the right. Further lists, where a service has them: features, technologies, what we build, platforms. */
export function NameLists({ lists, flush }: { lists: Service['extraLists']; flush?: boolean }) {
  const { serviceHeadings } = useSite()
  if (!lists || lists.length === 0) return null
  return (
    <ServiceSection heading={serviceHeadings.nameLists} flush={flush}>
      <div className="border-t-2 border-b border-ink">
        {lists.map((list) => (
          <div key={list._key} className="name-lists-row">
            <h3 className="pt-1 text-h5/120">{list.title}</h3>
            <ul className="name-list columns-[3_11rem] gap-x-gutter text-copy/135 *:relative *:break-inside-avoid *:py-1.25 *:pl-5.5">
              {list.items.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ServiceSection>
  )
}
