import './services-layout.css'
import { servicePath } from '@kitewright/content-types/addresses'
import { useHydrated, usePagePath } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PricesLink, ServicesSidebar, SIDEBAR_ID } from './services-sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Closed, it is out of sight when it has faded. */
const dimming = {
  open: '[transition:opacity_var(--dur-ui)]',
  closed: 'invisible opacity-0 [transition:opacity_var(--dur-ui),visibility_0s_var(--dur-ui)]',
}

/**
 * Pages under /services: the list of all services, then the content (specification, section 2).
 * From 1024 px the list is fixed beside the content. Below, the bar under the header slides it in
 * over a dimmed page; the bar and the header stay usable.
 */
export function ServicesLayout() {
  const sidebar = useSidebar()
  const hydrated = useHydrated()
  const [price, setPrice] = useState('')
  const reading = { title: useCurrentTitle(), price }

  return (
    <div
      // Menus and their icons take their durations from here.
      className="motion-reduce:at-once max-lg:pt-13.25 lg:pl-list-end print:p-0 noscript:pt-0"
      data-drawer={sidebar.open ? 'open' : undefined}
    >
      <nav aria-label="List and prices" className="services-bar">
        <button
          ref={sidebar.toggle}
          type="button"
          className="services-bar-list"
          aria-controls={SIDEBAR_ID}
          aria-expanded={hydrated ? sidebar.open : undefined}
          onClick={sidebar.open ? sidebar.close : sidebar.show}
        >
          All services
          {/* Large text leaves no room for icons. */}
          <Icon
            name="caret-down-bold"
            className={clsx('size-3.5 @max-4xs:hidden', sidebar.open && 'rotate-180')}
          />
        </button>
        <PricesLink
          className="h-full shrink-0 pt-0.75 pr-bar pl-2 text-copy/120"
          onClick={sidebar.dismiss}
        />
      </nav>
      {/* Escape, the cross and the bar do the same for the keyboard. */}
      {/* biome-ignore lint/a11y: a pointer's shortcut only */}
      <div
        className={clsx(
          'fixed inset-x-0 top-header bottom-0 z-31 bg-ink/60 lg:hidden print:hidden',
          sidebar.open ? dimming.open : dimming.closed,
        )}
        onClick={sidebar.close}
      />
      <ServicesSidebar sidebar={sidebar} reading={reading} />
      {/* The parts of a service page measure themselves against this column, which is narrower than the page. A price
          sheet is drawn smaller, so that its packages fit side by side on A4. */}
      <main
        ref={sidebar.main}
        id="main"
        tabIndex={-1}
        className="@container/service min-w-0 safe-column print:has-[#prices]:[zoom:0.72] print:has-[#prices]:[--spacing-safe:5vw]"
      >
        <Outlet context={setPrice} />
      </main>
    </div>
  )
}

/** The title of the page that the drawer covers. */
function useCurrentTitle() {
  const path = usePagePath()
  const { groups, settings } = useSite()
  const services = groups.flatMap((group) => group.services)
  const service = services.find(({ slug }) => servicePath(slug) === path)
  return service?.title ?? settings.menu.overview.title
}
