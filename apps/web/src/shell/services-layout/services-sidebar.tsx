import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import './services-sidebar.css'
import { Later } from '@kitewright/site-engine/later'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import { type MouseEvent, useRef } from 'react'
import type { ServiceLink, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { NewBadge } from '../new-badge/new-badge.tsx'
import type { Sidebar } from './use-sidebar.ts'
import { useSidebarScroll } from './use-sidebar-scroll.ts'

export const SIDEBAR_ID = 'services-sidebar'

/** All services by group, the one shown highlighted, and the way to a consultation. */
export function ServicesSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { groups, settings } = useSite()
  const path = usePagePath()
  const scroller = useRef<HTMLDivElement>(null)
  const remember = useSidebarScroll(scroller, path, sidebar.open)

  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) sidebar.choose()
  }

  return (
    // biome-ignore lint/a11y: clicks bubble up from the links inside
    <aside
      ref={sidebar.aside}
      id={SIDEBAR_ID}
      className="services-sidebar"
      aria-label="Services"
      tabIndex={-1}
      onClick={choose}
    >
      <div className="services-sidebar__head">
        <Link
          className="services-sidebar__start"
          href={pagePaths.servicesOverview}
          aria-current={path === pagePaths.servicesOverview ? 'page' : undefined}
        >
          <Icon name="compass" />
          Getting Started
        </Link>
        <button
          type="button"
          className="services-sidebar__close"
          aria-label="Close services list"
          onClick={sidebar.close}
        >
          <Icon name="x" />
        </button>
      </div>
      <div ref={scroller} className="services-sidebar__scroller" onScroll={remember}>
        <nav aria-label="All services">
          <Later when="touched" far>
            {groups.map((group) => (
              <SidebarGroup key={group.slug} group={group} path={path} />
            ))}
          </Later>
        </nav>
        <ReadyBox box={settings.readyBox} />
      </div>
    </aside>
  )
}

function SidebarGroup({ group, path }: { group: Site['groups'][number]; path: string }) {
  const label = `services-sidebar-${group.slug}`
  return (
    <div data-tissue={group.colour}>
      <p id={label} className="services-sidebar__group-title note">
        {group.title}
      </p>
      <ul aria-labelledby={label}>
        {group.services.map((service) => (
          <li key={service.slug}>
            <SidebarItem service={service} shown={path === servicePath(service.slug)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SidebarItem({ service, shown }: { service: ServiceLink; shown: boolean }) {
  return (
    <Link
      className="services-sidebar__item"
      href={servicePath(service.slug)}
      aria-current={shown ? 'page' : undefined}
    >
      <KiteMark service={service.slug} on={shown ? 'night' : 'light'} />
      {service.title}
      {service.isNew && <NewBadge />}
    </Link>
  )
}

function ReadyBox({ box }: { box: Site['settings']['readyBox'] }) {
  return (
    <div className="services-sidebar__ready">
      <p className="services-sidebar__ready-title">{box.title}</p>
      <p className="services-sidebar__ready-text">{box.text}</p>
      <ButtonLink href={box.action.href} kind="ink" small>
        {box.action.label}
      </ButtonLink>
    </div>
  )
}
