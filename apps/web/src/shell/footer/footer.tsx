import type { IconName } from '@kitewright/artwork/icons'
import { legalPath, pagePaths, servicePath } from '@kitewright/content-types/addresses'
import { Link, useHydrated, usePagePath } from '@kitewright/site-engine/client'
import { useConfig } from '#app/routing/config-context.tsx'
import type { Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { COOKIE_CHOICES_EVENT } from '#app/shell/cookie-banner/cookie-banner.tsx'
import { isServicesPath, useMenu } from '#app/shell/navigation/use-menu.ts'
import { PhoneLine } from '#app/ui/call-or-chat.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo-mark.tsx'

const legalLinks = [
  { label: 'Privacy Policy', href: legalPath('privacy-policy') },
  { label: 'Terms of Use', href: legalPath('terms-of-use') },
]

/** Asks the cookie banner to show the choice again. */
const showCookieChoices = () => window.dispatchEvent(new Event(COOKIE_CHOICES_EVENT))

/** Looks of the parts. Beside the services list the footer keeps the margin of the content column. */
const variants = {
  default: { footer: '', content: '', top: 'lg:grid-cols-[1.35fr_4fr]', services: '' },
  withSidebar: {
    footer: 'safe-column lg:pl-list-end print:pl-0',
    content: '@container/footer lg:ml-0 lg:max-w-322',
    top: 'lg:grid-cols-[1.2fr_4fr] lg:@max-lg/footer:grid-cols-1',
    services: 'lg:@max-[46rem]/footer:grid-cols-2',
  },
}

/** Company line, social links, all services, legal line (specification, section 2). */
export function Footer() {
  const { settings, groups } = useSite()
  const year = useVisitorYear()
  const links = useMenu('footerLinks')
  const path = usePagePath()
  const variant = isServicesPath(path) ? variants.withSidebar : variants.default
  const { registeredAddress, cin, gstin, foundedYear } = settings
  const numbers = [
    registeredAddress,
    cin && `CIN ${cin}`,
    gstin && `GSTIN ${gstin}`,
    foundedYear && `Founded ${foundedYear}`,
  ].filter(Boolean)

  return (
    <footer
      className={`on-night border-t border-night-rule print:bg-transparent ${variant.footer}`}
    >
      <div className={`mx-auto max-w-page px-safe ${variant.content}`}>
        <div className={`grid gap-x-gutter gap-y-8 pt-14 pb-12 print:hidden ${variant.top}`}>
          <div className="@container">
            {/* The countdown already has a logo. */}
            {path !== pagePaths.comingSoon && (
              <Logo brand={settings.brand} on="night" className="footer-logo" />
            )}
            <p className="mt-4.5 measure-147 text-copy/150 text-on-night-2">
              {settings.footerLine}
            </p>
            <PhoneLine className="mt-4.5 text-copy text-on-night-2 [&>a]:text-on-night" />
            <SocialLinks />
          </div>
          <nav
            className={`grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4 md:gap-x-gutter ${variant.services}`}
            aria-label="Services by group"
          >
            {groups.map((group) => (
              <FooterGroup key={group.slug} group={group} />
            ))}
          </nav>
        </div>
        <div className="footer-legal">
          <div>
            <p>{`© ${year} ${settings.legalName}`}</p>
            {numbers.length > 0 && <p>{numbers.join(' · ')}</p>}
          </div>
          <ul className="flex flex-wrap gap-x-7 print:hidden">
            {[...links, ...legalLinks].map(({ label, href }) => (
              <li key={href}>
                <Link className="footer-link" href={href}>
                  {label}
                </Link>
              </li>
            ))}
            <li className="noscript:hidden">
              <button type="button" className="footer-link" onClick={showCookieChoices}>
                Cookie choices
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ group }: { group: Site['groups'][number] }) {
  const label = `footer-${group.slug}`
  return (
    <div className="text-md" data-theme={group.colour}>
      <p id={label} className="footer-group">
        {group.title}
      </p>
      <ul className="leading-135" aria-labelledby={label}>
        {group.services.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="footer-service" href={servicePath(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Network = Site['settings']['social'][number]['network']

const networkIcons: Record<Network, IconName> = {
  LinkedIn: 'linkedin-logo',
  Instagram: 'instagram-logo',
  Facebook: 'facebook-logo',
  X: 'x-logo',
  YouTube: 'youtube-logo',
  WhatsApp: 'whatsapp-logo',
}

/** The company on social networks; each opens in a new tab. */
function SocialLinks() {
  const { social, brand } = useSite().settings
  return (
    <ul
      // In one row. In a narrow column they move closer, and the first keeps its place.
      className="footer-networks"
      aria-label={`${brand} on social networks`}
    >
      {social.map(({ _key, network, url }) => (
        <li key={_key} className="max-w-11 min-w-0 flex-1">
          <a
            className="footer-network"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${network} (opens in a new tab)`}
          >
            <Icon name={networkIcons[network]} className="size-6 max-w-full" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The visitor's current year; the year of the build in the prerendered page, which may be older. */
function useVisitorYear(): number {
  const { builtAt } = useConfig()
  // UTC, so that server and browser agree on the first render in any time zone.
  return useHydrated() ? new Date().getFullYear() : new Date(builtAt).getUTCFullYear()
}
