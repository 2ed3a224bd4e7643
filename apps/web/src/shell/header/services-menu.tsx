import { servicePath } from '@kitewright/content-types/addresses'
import { LazyHydrate, Link, usePagePath } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import type { ServiceLink, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { isServicesPath } from '#app/shell/navigation/use-menu.ts'
import { NewBadge } from '#app/shell/new-badge/new-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import type { ServicesMenuState } from './use-services-menu.ts'

/** A line of the list on small screens. */
export const menuItem = 'border-rule @max-xl:border-b'

const PANEL_ID = 'services-menu'

/**
 * "Services" and what it opens: beside links in a row a panel across the screen, else a part of the
 * mobile menu that unfolds in place with all four groups (specification, section 2; section 10, Mobile menu).
 */
export function ServicesMenu({ state }: { state: ServicesMenuState }) {
  const { groups, settings } = useSite()
  const { overview, callback } = settings.menu
  const isCurrent = isServicesPath(usePagePath())

  return (
    <li className={menuItem} {...state.itemProps}>
      <button
        type="button"
        className="menu-link"
        aria-controls={PANEL_ID}
        aria-current={isCurrent ? 'true' : undefined}
        {...state.toggleProps}
      >
        Services
        <Icon name="caret-down-bold" className="menu-caret" />
      </button>
      {/* A click before scripts arrived may have opened it (`inline-head.ts`). */}
      <div
        id={PANEL_ID}
        className="menu-panel"
        data-open={state.open || undefined}
        suppressHydrationWarning
      >
        <LazyHydrate
          when="touched"
          className={clsx(
            'menu-columns',
            isCurrent ? '@xl:px-7' : 'max-w-page @xl:px-6 @3xl:px-safe',
          )}
        >
          <Link className="menu-overview" href={overview.action.href}>
            {overview.title}
            <Icon name="arrow-right" />
          </Link>
          {groups.map((group) => (
            <MenuGroup key={group.slug} group={group} />
          ))}
          <div className="menu-tiles">
            <OverviewTile className="bg-ink text-sheet @max-xl:hidden" tile={overview} />
            <OverviewTile className="bg-haldi @max-xl:pt-4 @max-xl:pb-3.5" tile={callback} />
          </div>
        </LazyHydrate>
      </div>
    </li>
  )
}

function MenuGroup({ group }: { group: Site['groups'][number] }) {
  const label = `services-menu-${group.slug}`
  return (
    <div data-theme={group.colour}>
      <p id={label} className="menu-group">
        {group.title}
      </p>
      <ul className="@max-xl:pt-1.25 @max-xl:pb-4" aria-labelledby={label}>
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
    <Link className="menu-service" href={href} aria-current={shown ? 'page' : undefined}>
      <KiteMark service={service.slug} className="menu-service-kite" />
      <span className="@xl:font-semibold">
        {service.title}
        {service.isNew && <NewBadge className="ml-0.5" />}
      </span>{' '}
      <span className="menu-service-line">{service.menuLine}</span>
    </Link>
  )
}

type TileContent = NonNullable<Site['settings']>['menu']['overview']

function OverviewTile({ tile, className }: { tile: TileContent; className: string }) {
  return (
    <div className={`group menu-tile ${className}`}>
      <p className="leading-115 font-semibold @xl:text-[1.25rem] @xl:font-bold">{tile.title}</p>
      <p className="mt-1.5 leading-140 @max-4xl:text-balance @max-xl:hidden">{tile.text}</p>
      <Link className="menu-tile-action" href={tile.action.href}>
        {tile.action.label}
        <span className="sr-only">: {tile.title}</span>
        <Icon
          name="arrow-right"
          className="transition-transform duration-(--dur-ui) ease-glide group-hover:translate-x-1"
        />
      </Link>
    </div>
  )
}
