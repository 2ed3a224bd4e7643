import { servicePath } from '@kitewright/content-types/addresses'
import './services-layout.css'
import { usePagePath } from '@kitewright/site-engine/page-path'
import { useHydrated } from '@kitewright/site-engine/use-hydrated'
import { Outlet } from 'react-router-dom'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ServicesSidebar, SIDEBAR_ID } from './services-sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

/**
 * Pages under /services: the list of all services, then the content (specification, section 2).
 * From 1024 px the list is fixed beside the content. Below, the bar under the header slides it in
 * over a dimmed page; the bar and the header stay usable meanwhile.
 */
export function ServicesLayout() {
  const sidebar = useSidebar()
  const hydrated = useHydrated()
  const current = useCurrentTitle()

  return (
    <div className="services-layout" data-open={sidebar.open || undefined}>
      <div className="services-layout__bar">
        <button
          ref={sidebar.toggle}
          type="button"
          className="services-layout__toggle"
          aria-controls={SIDEBAR_ID}
          aria-expanded={hydrated ? sidebar.open : undefined}
          onClick={sidebar.open ? sidebar.close : sidebar.show}
        >
          <Icon name="list" />
          All services
        </button>
        <span className="services-layout__current" aria-hidden="true">
          {current}
        </span>
      </div>
      {/* Escape, the cross and the bar do the same for the keyboard. */}
      {/* biome-ignore lint/a11y: a pointer's shortcut only */}
      <div className="services-layout__backdrop" onClick={sidebar.close} />
      <ServicesSidebar sidebar={sidebar} />
      <main ref={sidebar.main} id="main" tabIndex={-1} className="services-layout__main">
        <Outlet />
      </main>
    </div>
  )
}

/** The service of the page, for the bar: far down the page it says where one is. */
function useCurrentTitle() {
  const path = usePagePath()
  const services = useSite().groups.flatMap((group) => group.services)
  return services.find(({ slug }) => servicePath(slug) === path)?.title
}
