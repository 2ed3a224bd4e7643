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

/** A link in the header's list: a line on small screens, words in a row on wide ones. */
export const menuLink =
  'menu-link flex h-14 w-full cursor-pointer items-center justify-between whitespace-nowrap @max-xl:pt-0.75 @max-xl:text-h3/110 @max-xl:font-bold @max-xl:tracking-head @max-xl:focus-visible:-outline-offset-3 @max-xl:current:[box-shadow:inset_0_-3px_var(--color-rani)] @xl:h-11 @xl:gap-1.25 @xl:pt-1 @xl:text-md @xl:font-medium @3xl:text-copy'

const PANEL_ID = 'services-menu'

const overviewLink =
  'mt-2 mb-4 flex items-center justify-between bg-ink px-4 py-3 leading-130 font-semibold text-sheet focus-visible:-outline-offset-5 focus-visible:outline-haldi @xl:hidden'

const panelColumns =
  'grid-cols-4 gap-x-3 gap-y-5 text-copy/125 @max-xl:overflow-hidden @xl:mx-auto @xl:grid @xl:pt-7.5 @xl:pb-8 @xl:text-md @2xl:gap-x-[min(1.7vw,1.75rem)] @4xl:grid-cols-[repeat(4,1fr)_.92fr]'

const menuPanel =
  'inset-x-0 top-header grid overscroll-contain border-rule bg-sheet @xl:fixed @xl:block @xl:max-h-below-header @xl:overflow-auto @xl:border-b @xl:[box-shadow:var(--shadow-menu)]'

const caret =
  'transition-transform duration-(--dur-ui) ease-glide in-aria-expanded:rotate-180 @max-xl:size-5.5 @max-xl:text-rani @xl:size-[0.85em] @max-xl:noscript:hidden'

/**
 * "Services" and what it opens: beside links in a row a panel across the screen, else a part of the
 * mobile menu that unfolds in place with all four groups (specification, section 2; section 10, Mobile menu).
 */
export function ServicesMenu({ state }: { state: ServicesMenuState }) {
  const { groups, settings } = useSite()
  const { overview, callback } = settings.menu
  const marked = isServicesPath(usePagePath())

  return (
    <li className={menuItem} {...state.itemProps}>
      <button
        type="button"
        className={menuLink}
        aria-controls={PANEL_ID}
        aria-current={marked ? 'true' : undefined}
        {...state.toggleProps}
      >
        Services
        <Icon name="caret-down-bold" className={caret} />
      </button>
      <div id={PANEL_ID} className={menuPanel} data-open={state.open || undefined}>
        <LazyHydrate
          when="touched"
          className={clsx(panelColumns, marked ? '@xl:px-7' : 'max-w-page @xl:px-6 @3xl:px-safe')}
        >
          <Link className={overviewLink} href={overview.action.href}>
            {overview.title}
            <Icon name="arrow-right" />
          </Link>
          {groups.map((group) => (
            <MenuGroup key={group.slug} group={group} />
          ))}
          <div className="grid auto-rows-fr gap-4 pb-5 @xl:pb-0 @xl:@max-4xl:col-span-full @xl:@max-4xl:grid-cols-2">
            <Tile className="bg-ink text-sheet @max-xl:hidden" tile={overview} />
            <Tile className="bg-haldi @max-xl:pt-4 @max-xl:pb-3.5" tile={callback} />
          </div>
        </LazyHydrate>
      </div>
    </li>
  )
}

const groupTitle =
  'flex min-h-9 items-center border-(--group) font-semibold @max-xl:border-l-6 @max-xl:pt-0.5 @max-xl:pl-3 @xl:border-t-6 @xl:pt-3 @xl:pb-2 @xl:text-sm/125 @xl:font-bold'

function MenuGroup({ group }: { group: Site['groups'][number] }) {
  const label = `services-menu-${group.slug}`
  return (
    <div data-theme={group.colour}>
      <p id={label} className={groupTitle}>
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

const serviceItem =
  'flex min-h-11 grid-cols-[auto_1fr] items-center gap-x-3 pl-3.5 focus-visible:-outline-offset-3 current:bg-(--group-wash) @max-xl:current:font-semibold @xl:-mx-1.5 @xl:grid @xl:items-start @xl:gap-x-2 @xl:px-1.5 @xl:pt-2 @xl:pb-1.75 @xl:hover:bg-(--group-wash) @xl:focus-visible:-outline-offset-2 @2xl:gap-x-3'

function ServiceItem({ service }: { service: ServiceLink }) {
  const href = servicePath(service.slug)
  const shown = usePagePath() === href
  return (
    <Link className={serviceItem} href={href} aria-current={shown ? 'page' : undefined}>
      <KiteMark service={service.slug} className="w-7 @xl:row-span-2 @xl:mt-0.5 @xl:@max-2xl:w-6" />
      <span className="@xl:font-semibold">
        {service.title}
        {service.isNew && <NewBadge className="ml-0.5" />}
      </span>{' '}
      <span className="text-[0.8125rem]/[1.3] text-ink-2 @max-xl:hidden @2xl:text-[0.875rem]">
        {service.menuLine}
      </span>
    </Link>
  )
}

type TileContent = NonNullable<Site['settings']>['menu']['overview']

const tileAction =
  'covers-card mt-auto flex items-center gap-1.5 pt-0.75 text-md/160 underline-offset-near [grid-area:1/2/span_2] @max-xl:underline @xl:pt-4 @xl:font-semibold @xl:@max-4xl:mb-auto @xl:@max-4xl:pt-0'

function Tile({ tile, className }: { tile: TileContent; className: string }) {
  return (
    <div
      className={`group relative flex grid-cols-[1fr_auto] flex-col content-center gap-x-6 px-5 py-4.5 @xl:@max-4xl:grid ${className}`}
    >
      <p className="leading-115 font-semibold @xl:text-[1.25rem] @xl:font-bold">{tile.title}</p>
      <p className="mt-1.5 leading-140 @max-4xl:text-balance @max-xl:hidden">{tile.text}</p>
      <Link className={tileAction} href={tile.action.href}>
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
