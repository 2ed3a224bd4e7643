import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import { LazyHydrate, Link, usePagePath } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { PRICES_ID } from '#app/routing/enquiry-address.ts'
import type { ServiceLink, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { NewBadge } from '#app/shell/new-badge/new-badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { isWideScreen, type Sidebar, sidebarMemory, watchWideScreen } from './use-sidebar.ts'

/** The list may get its height late (fonts, the slide of the drawer), so restoring is tried again, in ms. */
export const RESTORE_AFTER_MS = [0, 10, 50, 100, 200]

/** Scrolls the list to `height`, again until it has its height or a visitor scrolls it. Returns the end of it. */
export function restoreScroll(list: { scrollTop: number }, height: () => number): () => void {
  let restored = list.scrollTop
  const restore = () => {
    if (list.scrollTop !== restored) return stop()
    list.scrollTop = height()
    // The browser scrolls no further than the list is high.
    restored = list.scrollTop
  }
  const timers = RESTORE_AFTER_MS.map((delay) => setTimeout(restore, delay))
  const stop = () => timers.forEach(clearTimeout)
  return stop
}

/**
 * Keeps the list where the visitor scrolled it, on every change of route (specification, section 2).
 * Before the first scroll it shows the service of the page. Returns what to call on scroll.
 * A closed drawer is left alone until it opens: to lay it out takes a phone 60 ms.
 */
function useSidebarScroll(
  scrollContainer: RefObject<HTMLElement | null>,
  path: string,
  open: boolean,
) {
  // Runs on each route.
  useEffect(() => {
    const list = scrollContainer.current
    if (!list) return
    let stop = () => {}
    const scheduleRestore = () => {
      const saved = sidebarMemory.scroll()
      stop()
      stop = restoreScroll(list, () => saved ?? getCurrentOffset(list))
    }
    const stopWatching = watchWideScreen((wide) => wide && scheduleRestore())
    if (open || isWideScreen()) scheduleRestore()
    return () => {
      stopWatching()
      stop()
    }
  }, [scrollContainer, path, open])

  return () => {
    if (scrollContainer.current) sidebarMemory.rememberScroll(scrollContainer.current.scrollTop)
  }
}

/** Scroll height that brings the marked link to the middle, or 0 where the top of the list shows it. */
function getCurrentOffset(list: HTMLElement): number {
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (!current) return 0
  const top =
    current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  return top < list.clientHeight - current.offsetHeight ? 0 : top - list.clientHeight / 2
}

export const SIDEBAR_ID = 'services-sidebar'

/**
 * Below 1024 px a drawer from the left. It reaches up to the header; the bar lies over its upper edge.
 * Closed, it takes no focus once it has slid away; open, it does at once.
 */
const drawer = {
  open: 'max-lg:[transition:translate_var(--dur-ui)_var(--ease-glide)]',
  closed:
    'max-lg:invisible max-lg:[transition:translate_var(--dur-ui)_var(--ease-glide),visibility_0s_var(--dur-ui)] max-lg:[translate:-100%]',
  // Nothing in it is laid out until it opens for the first time, so that no first paint waits for it.
  isNew: 'max-lg:*:[content-visibility:hidden]',
}

type ServicesSidebarProps = {
  sidebar: Sidebar
  /** The page that the drawer covers on arrival, and where its prices begin. */
  reading: { title: string; price: string }
}

/** All services by group, the one shown highlighted, and the way to a consultation. */
export function ServicesSidebar({ sidebar, reading }: ServicesSidebarProps) {
  const { groups, settings } = useSite()
  const path = usePagePath()
  const scrollContainer = useRef<HTMLDivElement>(null)
  const remember = useSidebarScroll(scrollContainer, path, sidebar.open)

  const choose = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    // The jump to the prices must not scroll to the top afterwards.
    if (link && !link.hash) sidebar.choose()
  }

  return (
    // biome-ignore lint/a11y: clicks bubble up from the links inside
    <aside
      ref={sidebar.panel}
      id={SIDEBAR_ID}
      className={clsx(
        'sidebar-column',
        sidebar.open ? drawer.open : drawer.closed,
        sidebar.isNew && drawer.isNew,
      )}
      aria-label="Services"
      tabIndex={-1}
      onClick={choose}
    >
      <div className="flex flex-wrap items-start gap-x-2 pt-3 pr-3 pb-2 pl-7 lg:pt-6 lg:pr-2.5">
        <div className="min-w-0 flex-1 pt-1.5 lg:hidden">
          <p className="text-h5/120 font-bold">{reading.title}</p>
          <p className="min-h-[1lh] text-md/140 text-ink-2">{reading.price}</p>
        </div>
        <button
          type="button"
          className="grid size-11 cursor-pointer place-items-center lg:hidden"
          aria-label="Close services list"
          onClick={sidebar.close}
        >
          <Icon name="x" className="size-6" />
        </button>
        <Button
          kind="ink"
          small
          className="mt-2 mr-2 mb-3 basis-full lg:hidden"
          onClick={sidebar.close}
        >
          Read this page
        </Button>
        <Link
          className="-ml-2.5 flex grow items-center gap-2.5 px-2.5 py-1.5 font-semibold sidebar-choice max-lg:min-h-11"
          href={pagePaths.servicesOverview}
          aria-current={path === pagePaths.servicesOverview ? 'page' : undefined}
        >
          <Icon name="compass" />
          Getting Started
        </Link>
        <PricesLink className="px-2 py-1.5 max-lg:hidden" />
      </div>
      <div
        ref={scrollContainer}
        className="min-h-0 flex-1 overflow-auto overscroll-contain pr-5 pb-8 pl-7"
        onScroll={remember}
      >
        {/* Margins inside stay inside, whether the list is laid out yet or not. */}
        <nav className="-mt-2 flow-root" aria-label="All services">
          {/* Beside the page it is in sight at once. */}
          <LazyHydrate
            className="lg:animate-none lg:[content-visibility:visible]"
            when="touched"
            far
          >
            {groups.map((group) => (
              <SidebarGroup key={group.slug} group={group} path={path} />
            ))}
          </LazyHydrate>
        </nav>
        <ReadyBox box={settings.readyBox} />
      </div>
    </aside>
  )
}

/** The jump to the prices of the page: in the bar below 1024 px, in the list beside the page above. */
export function PricesLink({ className, onClick }: { className: string; onClick?: () => void }) {
  return (
    <Link
      className={`underline-offset-link flex items-center gap-1.5 font-semibold underline decoration-rani decoration-2 focus-visible:-outline-offset-3 ${className}`}
      href={`#${PRICES_ID}`}
      onClick={onClick}
    >
      Prices <Icon name="arrow-right" className="size-4.5 rotate-90 @max-4xs:hidden" />
    </Link>
  )
}

function SidebarGroup({ group, path }: { group: Site['groups'][number]; path: string }) {
  const label = `services-sidebar-${group.slug}`
  return (
    <div data-theme={group.colour}>
      <p id={label} className="sidebar-group">
        {group.title}
      </p>
      <ul className="text-md/125" aria-labelledby={label}>
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
      className="sidebar-choice sidebar-service"
      href={servicePath(service.slug)}
      aria-current={shown ? 'page' : undefined}
    >
      <KiteMark className="w-4.5" service={service.slug} on={shown ? 'night' : 'light'} />
      {/* In an element: translators replace a bare text, which React cannot find again. */}
      <span>{service.title}</span>
      {service.isNew && <NewBadge />}
    </Link>
  )
}

function ReadyBox({ box }: { box: Site['settings']['readyBox'] }) {
  return (
    <div className="mt-7 bg-haldi px-4.5 pt-4.5 pb-5">
      <p className="text-[1.25rem]/[1.1] font-bold">{box.title}</p>
      <p className="mt-1.5 mb-3.5 text-sm/140">{box.text}</p>
      <ButtonLink href={box.action.href} kind="ink" small>
        {box.action.label}
      </ButtonLink>
    </div>
  )
}
