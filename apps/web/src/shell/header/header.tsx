import { pagePaths } from '@kitewright/content-types/addresses'
import './header.css'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import { useRef } from 'react'
import { useSite } from '#app/routing/site-context.tsx'
import { art } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isServicesPath } from '../navigation/is-services-path.ts'
import { MENU_ID, SiteMenu } from './site-menu.tsx'
import { useMobileMenu } from './use-mobile-menu.ts'
import { useServicesMenu } from './use-services-menu.ts'

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

  return (
    <header ref={header} className={isServicesPath(path) ? 'header header--services' : 'header'}>
      <div className="header__bar">
        <Link className="header__logo" href={pagePaths.home} onClick={menu.close}>
          <img src={art('logo/lockup')} alt={brand} width="212" height="46" />
        </Link>
        <button
          type="button"
          className="header__toggle"
          aria-label={menu.open ? 'Close menu' : 'Open menu'}
          aria-controls={MENU_ID}
          {...menu.toggleProps}
        >
          <Icon name={menu.open ? 'x' : 'list'} />
        </button>
        <SiteMenu menu={menu} services={services} />
      </div>
    </header>
  )
}
