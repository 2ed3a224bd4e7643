import { servicePath } from '@kitewright/content-types/addresses'
import './services-menu.css'
import { Later } from '@kitewright/site-engine/later'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import type { ServiceLink, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { isServicesPath } from '../navigation/is-services-path.ts'
import { NewBadge } from '../new-badge/new-badge.tsx'
import type { ServicesMenuState } from './use-services-menu.ts'

const PANEL_ID = 'services-menu'

/**
 * "Services" and what it opens: beside links in a row a panel across the screen, else a part of the
 * mobile menu that unfolds in place with all four groups (specification, section 2; decisions).
 */
export function ServicesMenu({ state }: { state: ServicesMenuState }) {
  const { groups, settings } = useSite()
  const { overview, callback } = settings.menu
  const marked = isServicesPath(usePagePath())

  return (
    <li className="site-menu__item" {...state.itemProps}>
      <button
        type="button"
        className="site-menu__link"
        aria-controls={PANEL_ID}
        aria-current={marked ? 'true' : undefined}
        {...state.toggleProps}
      >
        Services
        <Icon name="caret-down-bold" className="site-menu__caret" />
      </button>
      <div id={PANEL_ID} className="services-menu" data-open={state.open || undefined}>
        <Later when="touched" className="services-menu__content">
          <Link className="services-menu__overview" href={overview.action.href}>
            {overview.title}
            <Icon name="arrow-right" />
          </Link>
          {groups.map((group) => (
            <MenuGroup key={group.slug} group={group} />
          ))}
          <div className="services-menu__tiles">
            <Tile className="services-menu__tile on-night" tile={overview} />
            <Tile className="services-menu__tile services-menu__tile--callback" tile={callback} />
          </div>
        </Later>
      </div>
    </li>
  )
}

function MenuGroup({ group }: { group: Site['groups'][number] }) {
  const label = `services-menu-${group.slug}`
  return (
    <div className="services-menu__group" data-tissue={group.colour}>
      <p id={label} className="services-menu__group-title">
        {group.title}
      </p>
      <ul aria-labelledby={label}>
        {group.services.map((service) => (
          <li key={service.slug}>
            <ServiceItem service={service} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ServiceItem({ service }: { service: ServiceLink }) {
  const href = servicePath(service.slug)
  const shown = usePagePath() === href
  return (
    <Link className="services-menu__service" href={href} aria-current={shown ? 'page' : undefined}>
      <KiteMark service={service.slug} className="services-menu__kite" />
      <span className="services-menu__title">
        {service.title}
        {service.isNew && <NewBadge />}
      </span>{' '}
      <span className="services-menu__line">{service.menuLine}</span>
    </Link>
  )
}

type TileContent = NonNullable<Site['settings']>['menu']['overview']

function Tile({ tile, className }: { tile: TileContent; className: string }) {
  return (
    <Link className={className} href={tile.action.href}>
      <span className="services-menu__tile-title">{tile.title}</span>{' '}
      <span className="services-menu__tile-text">{tile.text}</span>{' '}
      <span className="services-menu__tile-action">
        {tile.action.label}
        <Icon name="arrow-right" />
      </span>
    </Link>
  )
}
