import './header.css'
import { defaultMenus, pagePaths } from '@kitewright/content-types/addresses'
import { Link, usePagePath } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { type MouseEvent, useRef } from 'react'
import { useSite } from '#app/routing/site-context.tsx'
import { isServicesPath, useCurrentPage, useMenu } from '#app/shell/navigation/use-menu.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChatLink, PhoneLine } from '#app/ui/call-or-chat.tsx'
import { Logo } from '#app/ui/logo-mark.tsx'
import { menuItem, ServicesMenu } from './services-menu.tsx'
import { type MobileMenu, useMobileMenu } from './use-mobile-menu.ts'
import { type ServicesMenuState, useServicesMenu } from './use-services-menu.ts'

/** Beside the services list the logo aligns with the list's text; the row ends at the content's edge. */
const bars = {
  default: 'max-w-page px-safe @xl:px-6 @3xl:px-safe',
  withSidebar: 'header-beside-services',
}

/**
 * Logo, links, the services menu and the two buttons (specification, section 2). One set of links
 * serves both widths: a row where they fit, else a sheet under the header that the toggle opens.
 */
export function Header() {
  const { brand } = useSite().settings
  const path = usePagePath()
  const header = useRef<HTMLElement>(null)
  const services = useServicesMenu()
  const menu = useMobileMenu(header, services.close)
  const extraRem = useExtraWidth()

  return (
    // Fixed, not sticky: focus on a control of a sticky bar scrolls the page (by its scroll padding).
    // Menus and their icons take their durations from here.
    <header
      ref={header}
      className="header-bar"
      style={{ '--menu-extra': extraRem > 0 ? `${extraRem}rem` : undefined }}
    >
      <div className={clsx('header-row', isServicesPath(path) ? bars.withSidebar : bars.default)}>
        <Link className="min-w-0" href={pagePaths.home} onClick={menu.close}>
          {/* It keeps its colours, so it brings the background that they were chosen for. */}
          <Logo brand={brand} className="header-logo" data-mark-places="{}" />
        </Link>
        <button
          type="button"
          className="menu-toggle"
          aria-label={menu.open ? 'Close menu' : 'Open menu'}
          aria-controls={MENU_ID}
          {...menu.toggleProps}
        >
          <svg className="size-6" viewBox="0 0 24 24" aria-hidden="true">
            <path
              className="fill-none stroke-current stroke-[1.5]"
              strokeLinecap="round"
              d={menu.open ? 'M5 5L19 19M19 5L5 19' : 'M4 6H20M4 12H20M4 18H20'}
            />
          </svg>
        </button>
        <SiteMenu menu={menu} services={services} />
      </div>
    </header>
  )
}

/** Rem that a letter of a link takes, and the gap beside a link. */
const LETTER_REM = 0.6
const GAP_REM = 1

/** Rem by which the links and buttons are wider than the usual ones, for which the header's queries are made. */
function useExtraWidth(): number {
  const shown = measureMenu(useMenu('headerLinks')) + measureMenu(useMenu('headerButtons'))
  const usual = measureMenu(defaultMenus.headerLinks) + measureMenu(defaultMenus.headerButtons)
  return Math.max(0, Math.ceil(shown - usual))
}

function measureMenu(links: readonly { label: string }[]): number {
  const letters = links.reduce((sum, { label }) => sum + label.length, 0)
  return letters * LETTER_REM + links.length * GAP_REM
}

const MENU_ID = 'site-menu'

type SiteMenuProps = { menu: MobileMenu; services: ServicesMenuState }

/**
 * The links and the two buttons. A popover, so that on a small screen the browser itself opens it
 * before scripts have arrived and without them; where they fit it is always shown, in the header's row.
 */
function SiteMenu({ menu, services }: SiteMenuProps) {
  const links = useMenu('headerLinks')
  const buttons = useMenu('headerButtons')
  /** Choosing a link closes both menus, also when it leads to the page already shown. */
  const closeOnLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    services.close()
    menu.close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble up from the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it
    <div id={MENU_ID} className="menu-sheet" onClick={closeOnLink} {...menu.panelProps}>
      <nav className="@max-xl:flex-1 @max-xl:px-safe" aria-label="Main">
        <ul className="gap-4 @xl:flex @3xl:gap-[min(1.9vw,1.9rem)]">
          <MenuLink label="Home" href={pagePaths.home} />
          <ServicesMenu state={services} />
          {links.map((link) => (
            <MenuLink
              key={link.label}
              {...link}
              shared={links.some((other) => other !== link && other.href === link.href)}
            />
          ))}
        </ul>
      </nav>
      <address className="mt-6 px-safe pb-4 text-copy not-italic @xl:hidden">
        <PhoneLine />
        <ChatLink />
      </address>
      <div className="menu-buttons">
        {buttons.map(({ label, href }, index) => (
          <ButtonLink
            key={label}
            href={href}
            kind={index === buttons.length - 1 ? 'rani' : 'ghost'}
            small
            className="flex-auto @max-xl:px-2.5 @xl:@max-3xl:px-3 @xl:@max-3xl:text-[0.9375rem]"
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

type MenuLinkProps = {
  label: string
  href: string
  /** Another link has the same target: neither is marked as current. */
  shared?: boolean
}

function MenuLink({ label, href, shared = false }: MenuLinkProps) {
  const shown = useCurrentPage() === href && !shared
  return (
    <li className={menuItem}>
      <Link className="menu-link" href={href} aria-current={shown ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}
