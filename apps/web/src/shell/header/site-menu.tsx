import { pagePaths } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChatLink, PhoneLine } from '#app/ui/call-or-chat.tsx'
import { useMenu } from '../navigation/use-menu.ts'
import { menuItem, menuLink } from './menu-looks.ts'
import { ServicesMenu } from './services-menu.tsx'
import type { MobileMenu } from './use-mobile-menu.ts'
import type { ServicesMenuState } from './use-services-menu.ts'

export const MENU_ID = 'site-menu'

type SiteMenuProps = { menu: MobileMenu; services: ServicesMenuState }

/**
 * The links and the two buttons. A popover, so that on a small screen the browser itself opens it
 * before scripts have arrived and without them; where they fit it is always shown, in the header's row.
 */
export function SiteMenu({ menu, services }: SiteMenuProps) {
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
    <div
      id={MENU_ID}
      className="fixed inset-x-0 top-header h-[calc(100dvh-var(--spacing-header))] w-auto overflow-auto overscroll-contain bg-sheet text-ink @max-xl:flex-col @xl:static @xl:flex @xl:h-auto @xl:flex-1 @xl:items-center @xl:justify-end @xl:gap-[inherit] @xl:overflow-visible @xl:bg-transparent print:hidden"
      onClick={closeOnLink}
      {...menu.panelProps}
    >
      <nav className="@max-xl:flex-1 @max-xl:px-safe" aria-label="Main">
        <ul className="gap-4 @xl:flex @[79rem]:gap-[min(1.9vw,1.9rem)]">
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
      <div className="flex gap-2.5 border-ink @max-xl:sticky @max-xl:bottom-0 @max-xl:flex-row-reverse @max-xl:flex-wrap @max-xl:border-t @max-xl:bg-sheet @max-xl:px-safe @max-xl:py-3.5 @max-xl:[--surface:var(--color-sheet)] @xl:gap-2.5">
        {buttons.map(({ label, href }, place) => (
          <ButtonLink
            key={label}
            href={href}
            kind={place === buttons.length - 1 ? 'rani' : 'ghost'}
            small
            className="flex-auto @max-xl:px-2.5 @xl:@max-[79rem]:px-3 @xl:@max-[79rem]:text-[0.9375rem]"
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
  /** Another link leads to the same page: neither is marked there, as nobody knows which of them was meant. */
  shared?: boolean
}

function MenuLink({ label, href, shared = false }: MenuLinkProps) {
  const shown = usePagePath() === href && !shared
  return (
    <li className={menuItem}>
      <Link className={menuLink} href={href} aria-current={shown ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}
