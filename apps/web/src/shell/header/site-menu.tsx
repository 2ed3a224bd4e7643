import { pagePaths } from '@kitewright/content-types/addresses'
import './site-menu.css'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { useMenu } from '../navigation/use-menu.ts'
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
    <div id={MENU_ID} className="site-menu" onClick={closeOnLink} {...menu.panelProps}>
      <nav className="site-menu__nav" aria-label="Main">
        <ul className="site-menu__links">
          <MenuLink label="Home" href={pagePaths.home} />
          <ServicesMenu state={services} />
          {links.map((link) => (
            <MenuLink key={link.label} {...link} />
          ))}
        </ul>
      </nav>
      <div className="site-menu__actions">
        {buttons.map(({ label, href }, place) => (
          <ButtonLink
            key={label}
            href={href}
            kind={place === buttons.length - 1 ? 'rani' : 'ghost'}
            small
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

function MenuLink({ label, href }: { label: string; href: string }) {
  const shown = usePagePath() === href
  return (
    <li className="site-menu__item">
      <Link className="site-menu__link" href={href} aria-current={shown ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}
