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

/** Beside the services list the logo stands over the list's text; the row ends where the content does. */
const bars = {
  alone: 'max-w-page px-safe @xl:px-6 @[79rem]:px-safe',
  besideServices:
    'px-(--spacing-column) @xl:pr-6 @xl:pl-[calc(var(--spacing-list-start)+1.75rem)] @[79rem]:pr-[max(var(--spacing-column),50%-52.5rem+var(--spacing-safe))]',
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

  return (
    // Fixed, not sticky: focus on a control of a sticky bar scrolls the page (by its scroll padding).
    // Menus and their icons take their durations from here.
    <header
      ref={header}
      className="@container fixed inset-x-0 top-0 z-40 border-b border-rule bg-paper has-[>*>:is(:popover-open,[data-open])]:bg-sheet motion-reduce:[--dur-tap:0ms] motion-reduce:[--dur-ui:0ms] print:static"
    >
      <div
        className={`mx-auto flex min-h-[calc(var(--spacing-header)-1px)] items-center gap-5 @[79rem]:gap-[min(2.2vw,2.25rem)] ${isServicesPath(path) ? bars.besideServices : bars.alone}`}
      >
        <Link className="min-w-0" href={pagePaths.home} onClick={menu.close}>
          {/* It keeps its colours, so it brings the ground that they were chosen for. */}
          <img
            className="h-11.5 w-auto object-contain object-left @xl:@max-[79rem]:h-9 forced-colors:bg-paper forced-colors:[box-shadow:0_0_0_0.4rem_var(--color-paper)] forced-colors:forced-color-adjust-none"
            src={art('logo/lockup')}
            alt={brand}
            width="212"
            height="46"
          />
        </Link>
        <button
          type="button"
          className="ml-auto grid size-12 flex-none cursor-pointer place-items-center border-[1.5px] border-ink has-[+:is(:popover-open,[data-open])]:bg-ink has-[+:is(:popover-open,[data-open])]:text-sheet @xl:hidden print:hidden"
          aria-label={menu.open ? 'Close menu' : 'Open menu'}
          aria-controls={MENU_ID}
          {...menu.toggleProps}
        >
          <Icon name={menu.open ? 'x' : 'list'} className="size-6" />
        </button>
        <SiteMenu menu={menu} services={services} />
      </div>
    </header>
  )
}
